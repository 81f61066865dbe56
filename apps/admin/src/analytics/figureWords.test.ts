import { failureShareInWords, timeInWords } from './figureWords';

test.each([
  [null, '–'],
  [0, '0 ms'],
  [340.4, '340 ms'],
  [1240, '1.2 s'],
])('%s ms reads %s', (time, words) => expect(timeInWords(time)).toBe(words));

test.each([
  [0, 0, '–'],
  [100, 0, '0%'],
  [1000, 4, '0.4%'],
  [30, 10, '33%'],
])('of %i mounts %i failures read %s', (mounts, failures, words) =>
  expect(failureShareInWords({ mounts, failures })).toBe(words),
);
