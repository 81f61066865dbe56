import { heightOfLines, linesOf, sizeOnOneLine } from './linesOf';

test('counts the lines of a text by its words', () => {
  // 72 points at 12 points a letter hold eleven letters.
  expect(linesOf('short text', 1, 12)).toBe(1);
  expect(linesOf('short texts of words', 1, 12)).toBe(2);
  expect(linesOf('one twothreefourfivesix', 1, 12)).toBe(3);
  expect(linesOf('', 1, 12)).toBe(1);
});

test('knows how high lines are', () => {
  expect(heightOfLines(2, 30)).toBeCloseTo(1);
});

test('takes the largest size at which a text fits one line', () => {
  expect(sizeOnOneLine('$30,182,000', 2.8, [30, 24, 18])).toBe(30);
  expect(sizeOnOneLine('$30,182,000', 1.9, [30, 24, 18])).toBe(18);
  expect(sizeOnOneLine('$30,182,000', 0.1, [30, 24, 18])).toBe(18);
});
