import { leftInWords } from './leftInWords';

test('says how many pages were not opened when a check ends early', () => {
  expect(leftInWords(1, 2)).toBe('1 of 2 pages was not opened.');
  expect(leftInWords(3, 5)).toBe('3 of 5 pages were not opened.');
});
