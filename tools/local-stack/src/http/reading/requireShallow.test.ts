import { requireShallow } from './requireShallow';

const check = (json: string) => () => requireShallow(Buffer.from(json));
const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

test.each([
  ['lists', nested('[', ']', 101)],
  ['lists that never end', '['.repeat(200_000)],
  ['objects', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`],
  ['lists after a text that ends with a backslash', `["\\\\",${nested('[', ']', 100)}]`],
  ['lists after much white space', `${' \t\r\n'.repeat(500)}${nested('[', ']', 101)}`],
])('refuses %s more than 100 levels deep', (_what, json) => {
  expect(check(json)).toThrow('JSON has 100 levels at most, and this has more.');
});

test.each([
  ['100 levels', nested('[', ']', 100)],
  ['many values beside each other', `[${Array(5000).fill('[{}]').join()}]`],
  ['brackets in a text', `["${'['.repeat(500)}\\"${'{'.repeat(500)}"]`],
  ['no JSON', `name\n${'['.repeat(500)}`],
  ['nothing', ''],
])('allows %s', (_what, json) => {
  expect(check(json)).not.toThrow();
});
