import { SearchBudget } from './searchBudget';

test.each([
  ['anon', 5],
  ['authenticated', 50],
  ['service_role', 50],
] as const)('%s may search %i times in one statement', (role, most) => {
  const budget = new SearchBudget(role);
  budget.take(most);
  expect(() => budget.take(0)).not.toThrow();
  expect(() => budget.take(1)).toThrow(`A request has ${most} patterns and text searches at most`);
});
