import { stepTimes } from './stepTimes';

test('reads the steps that ended, without versions and counts', () => {
  const log = [
    '✓ Building training 1.4.0  2.5 s',
    '✓ Storing 12 files  0.1 s',
    '✗ Composing the site  1.0 s',
    'A note.',
  ];
  expect([...stepTimes(log.join('\n'))]).toEqual([
    ['Building training', 2500],
    ['Storing files', 100],
  ]);
});
