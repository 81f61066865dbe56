import { readCommandLine } from './commandLine';

test('a module alone is worked on inside the local platform', () => {
  expect(readCommandLine(['training'])).toEqual({ app: 'training', platform: undefined, port: 4201, json: false });
});

test('a platform is its origin, whatever page of it was copied', () => {
  expect(readCommandLine(['training', '--platform', 'https://platform.example.org/training?x=1'])?.platform).toBe(
    'https://platform.example.org',
  );
});

test('asking for help is no work on a module', () => {
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
])('%p is refused', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence);
});
