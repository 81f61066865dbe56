import { commands } from '../commands';
import { parseCommandLine } from '../terminal/commandLine';
import { helpOf, refuseStray } from './command';

function refuse(...args: string[]): void {
  const line = parseCommandLine(args);
  const name = line.name as string;
  refuseStray(name, commands[name] as (typeof commands)[string], line);
}

test.each([
  [['verify', 'extra'], '"extra" is unexpected: npm run release -- verify'],
  [['check', 'training@1.1.0', 'training@1.2.0'], '"training@1.2.0" is unexpected: npm run release -- check <module>'],
  [['rollback', 'training', '1.1.0'], '"1.1.0" is unexpected: npm run release -- rollback <module>'],
  [['list', '--force'], '"list" has no --force: npm run release -- list [module]'],
])('refuses %j instead of ignoring it', (args, sentence) => {
  expect(() => refuse(...args)).toThrow(sentence);
});

test.each([
  ['preview', 'training@1.1.0', 'admin@1.1.0', '--for', 'manager@club.test', '--json'],
  ['key', 'add', 'abc', '--name', 'Team'],
  ['rollback', 'training', '--from', '1.1.0', '--reason', 'x'],
])('accepts %s %s', (...args) => {
  expect(() => refuse(...args)).not.toThrow();
});

test.each(Object.entries(commands))('%s explains itself with every option that its usage names', (_name, command) => {
  const help = helpOf(command);
  expect(help).toContain(command.purpose);
  for (const [, option] of command.usage.matchAll(/--(\w+)/g)) expect(help).toMatch(new RegExp(`^  --${option} `, 'm'));
  expect(help).toContain('--json');
});
