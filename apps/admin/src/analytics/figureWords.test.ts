import { failureShareInWords, mountsInWords, timeInWords } from './figureWords';

test.each([
  [null, '–'],
  [0, '0 ms'],
  [340.4, '340 ms'],
  [1240, '1.2 s'],
])('writes %s ms as %s', (time, words) => expect(timeInWords(time)).toBe(words));

test.each([
  [0, 0, '–'],
  [100, 0, '0%'],
  [1000, 4, '0.4%'],
  [35, 10, '29%'],
  [34, 10, '–'],
  [7, 7, '–'],
  [5, 0, '0%'],
])('of %i mounts, writes %i failures as %s', (mounts, failures, words) =>
  expect(failureShareInWords({ mounts, failures })).toBe(words),
);

test.each([
  [0, 0, '0'],
  [7, 7, '–'],
  [12, 7, '12'],
  [1200, 0, '1,200'],
])('writes %i mounts with %i failures as %s', (mounts, failures, words) =>
  expect(mountsInWords({ mounts, failures })).toBe(words),
);
