import { parseCommandLine } from './commandLine';

test('splits a command from its words', () => {
  expect(parseCommandLine(['promote', 'training', '1.1.0', '--share', '5', '--shrink'])).toEqual({
    name: 'promote',
    positionals: ['training', '1.1.0'],
    options: { share: '5', shrink: true },
  });
});

test.each([
  [['prune', '--days', '-1'], '"-1" is no value for --days.'],
  [['promote', 'training', '1.1.0', '--share', '--force'], '"--force" is no value for --share.'],
  [['prune', '--days'], "Option '--days <value>' argument missing."],
  [['prune', '--tomorrow'], "Unknown option '--tomorrow'."],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => parseCommandLine(args)).toThrow(new Error(sentence));
});
