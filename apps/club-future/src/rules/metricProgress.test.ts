import type { MeasureFigure } from '../source/rows/metric';
import { isAtTarget, progressOf, trendInWords } from './metricProgress';

test.each([
  [4.7, 4.8, 98],
  [85, 90, 94],
  [73, 75, 97],
  [98, 100, 98],
  [100, 90, 100],
  [null, 90, null],
])('fills the bar of %s of %s to %s percent', (current, target, percent) => {
  expect(progressOf(current, target)).toBe(percent);
});

test('reads a target that is a ceiling the other way round', () => {
  expect(isAtTarget(73, 75, 'at_most')).toBe(true);
  expect(isAtTarget(73, 75, 'at_least')).toBe(false);
  expect(isAtTarget(null, 75, 'at_most')).toBeNull();
});

const figure: MeasureFigure = {
  measure: 'return_rate',
  year: '2024',
  current: 85,
  previousYear: '2023',
  previous: 81,
  trend: 'up',
};

test('says how a figure changed, and whether that is good for its target', () => {
  expect(trendInWords({ direction: 'at_least' }, figure)).toEqual({ words: 'Up 4 points on 2023', isGood: true });
  expect(trendInWords({ direction: 'at_most' }, figure)?.isGood).toBe(false);
  expect(trendInWords({ direction: 'at_least' }, { ...figure, previous: 85, trend: 'stable' })).toEqual({
    words: 'Same as in 2023',
    isGood: null,
  });
  const rating: MeasureFigure = {
    ...figure,
    measure: 'member_satisfaction',
    current: 4.6,
    previous: 4.7,
    trend: 'down',
  };
  expect(trendInWords({ direction: 'at_least' }, rating)).toEqual({ words: 'Down 0.1 on 2023', isGood: false });
});

test('says nothing without a season to compare with', () => {
  const first = { ...figure, previous: null, previousYear: null, trend: null };
  expect(trendInWords({ direction: 'at_least' }, first)).toBeNull();
});
