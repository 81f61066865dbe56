import { readCommandLine } from './commandLine';

test('takes one id', () => {
  expect(readCommandLine(['facilities', '--json'])).toEqual({ id: 'facilities', json: true });
});

test('asking for help makes nothing', () => {
  expect(readCommandLine(['facilities', '--help']).id).toBeUndefined();
});

test.each([
  [[], /Say how the module is called/],
  [['facilities', 'pools'], /"pools" is unexpected/],
  [['facilities', '--force'], /Unknown option '--force'/],
])('%j is refused', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence);
});
