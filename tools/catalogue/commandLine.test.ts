import { readCommandLine } from './commandLine';

test('the catalogue has a port of its own, and another one on request', () => {
  expect(readCommandLine([])).toEqual({ port: 4202 });
  expect(readCommandLine(['--port', '4300'])).toEqual({ port: 4300 });
});

test('asking for help starts nothing', () => {
  expect(readCommandLine(['--help'])).toBeUndefined();
});

test.each([
  [['--port', '70000'], '"70000" is not a port between 1 and 65535.'],
  [['--port', 'x'], '"x" is not a port'],
  [['--hot'], 'npm run catalogue'],
  [['Button'], 'npm run catalogue'],
])('%p is refused', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence);
});
