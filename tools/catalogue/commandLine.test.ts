import { readCommandLine } from './commandLine';

test('uses its own port, or the requested one', () => {
  expect(readCommandLine([])).toEqual({ port: 4202 });
  expect(readCommandLine(['--port', '4300'])).toEqual({ port: 4300 });
});

test('starts nothing when asked for help', () => {
  expect(readCommandLine(['--help'])).toBeUndefined();
});

test.each([
  [['--port', '70000'], '"70000" is not a port between 1 and 65535.'],
  [['--port', 'x'], '"x" is not a port'],
  [['--hot'], 'npm run catalogue'],
  [['Button'], 'npm run catalogue'],
])('refuses %p', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence);
});
