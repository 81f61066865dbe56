import { readCommandLine } from './commandLine';

test('accepts one id', () => {
  expect(readCommandLine(['facilities', '--json'])).toEqual({ id: 'facilities', json: true });
});

test('makes nothing when asked for help', () => {
  expect(readCommandLine(['facilities', '--help']).id).toBeUndefined();
});

test.each([
  [[], /Say how the module is called/],
  [['facilities', 'pools'], /"pools" is unexpected/],
  [['facilities', '--force'], /Unknown option '--force'/],
])('refuses %j', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence);
});
