import { laborState } from './laborState';

test.each([
  [null, 100, 'neutral'],
  [100, 100, 'good'],
  [100, 101, 'over'],
  [0, 1, 'over'],
  [0, 0, 'good'],
])('with a budget of %p, a cost of %p cents is %s', (budget, planned, state) => {
  expect(laborState(budget, planned)).toBe(state);
});
