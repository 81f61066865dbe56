import { readCommandLine } from './commandLine';

test.each(['diff', 'seal', 'help'] as const)('reads the command %s', (name) => {
  expect(readCommandLine([name])).toBe(name);
});

test.each([['--help'], ['-h'], ['diff --help']])('asks for help with "%s"', (line) => {
  expect(readCommandLine(line.split(' '))).toBe('help');
});

test.each([
  ['', 'npm run schema -- diff'],
  ['dif', 'There is no command "dif".'],
  ['diff now', '"now" is too much.'],
  ['diff --now', "Unknown option '--now'"],
])('refuses "%s" and says how to call it', (line, sentence) => {
  expect(() => readCommandLine(line.split(' ').filter(Boolean))).toThrow(sentence);
});
