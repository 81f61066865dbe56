import { formatFigure } from '../formatFigure.ts';
import { meanOf, percentOf } from './ratios.ts';

test('nothing divided by nothing is nothing, and reads –', () => {
  expect(percentOf(0, 0)).toBeNull();
  expect(meanOf([])).toBeNull();
  expect(formatFigure(percentOf(0, 0), 'percent')).toBe('–');
});

test('percentages are rounded, means have two decimals', () => {
  expect(percentOf(24, 26)).toBe(92);
  expect(percentOf(79, 84)).toBe(94);
  expect(meanOf([15.5, 28.8])).toBe(22.15);
});

test.each([
  [-2.7, 'percent', '-2.7%'],
  [73, 'percent', '73%'],
  [4.7, 'decimal', '4.7'],
  [175200, 'wholeDollars', '$175,200'],
  [17.2, 'dollars', '$17.20'],
  [4.256, 'hours', '4.26 h'],
  [804, 'hours', '804 h'],
  ['2025-05-24', 'day', 'May 24, 2025'],
] as const)('%s as %s reads %s', (value, format, text) => {
  expect(formatFigure(value, format)).toBe(text);
});
