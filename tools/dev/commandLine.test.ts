import { readCommandLine } from './commandLine';

test('develops a module inside the local platform by default', () => {
  expect(readCommandLine(['training'])).toEqual({ app: 'training', platform: undefined, port: 4201, json: false });
});

test('takes the origin of any copied platform address', () => {
  expect(readCommandLine(['training', '--platform', 'https://platform.example.org/training?x=1'])?.platform).toBe(
    'https://platform.example.org',
  );
});

test('does not start development when asked for help', () => {
  expect(readCommandLine(['--help'])).toBeUndefined();
});

test.each([
  [[], /Say which module/],
  [['training', 'marketing'], /"marketing" is unexpected/],
  [['shell'], /The shell is no module/],
  [['training', '--platform', 'platform'], /"platform" is not the address of a platform/],
  [['training', '--platform', 'file:///etc'], /is not the address of a platform/],
  [['training', '--port', '70000'], /"70000" is not a port/],
  [['training', '--hot'], /--hot/],
])('refuses %p', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence);
});
