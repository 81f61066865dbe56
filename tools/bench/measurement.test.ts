import { quantile } from './measurement';

test('computes the median and the 95th percentile of unsorted runs', () => {
  const runs = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([quantile(runs, 0.5), quantile(runs, 0.95), quantile(runs, 1)]).toEqual([51, 96, 100]);
  expect(quantile([], 0.5)).toBeNaN();
});
