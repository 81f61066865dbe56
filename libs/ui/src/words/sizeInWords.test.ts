import { sizeInWords } from './sizeInWords';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1500, '1.5 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [3_400_000, '3.4 MB'],
  [12_600_000, '13 MB'],
])('writes %p bytes as %p', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
