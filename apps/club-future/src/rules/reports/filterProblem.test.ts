import type { Operator } from '@platform/contract/saved-reports';
import { filterProblem, wrongNumber } from './filterProblem';

const MISSING = 'Enter a value, or remove this filter.';
const NO_NUMBER = 'Enter a number, such as 10000.';

test.each<[string, Operator, string | number, string | undefined]>([
  ['title', 'is', '', MISSING],
  ['title', 'contains', ' ', MISSING],
  ['title', 'is_empty', '', undefined],
  ['budget', 'at_least', 10_000, undefined],
  ['budget', 'at_least', '$10,000', undefined],
  ['budget', 'at_least', 'many', NO_NUMBER],
  ['budget', 'is', '$', NO_NUMBER],
  ['budget', 'contains', 'many', undefined],
  ['budget', 'is_empty', 'many', undefined],
])('judges the filter "%s %s %s"', (column, operator, value, problem) => {
  expect(filterProblem('projects', { column, operator, value })).toBe(problem);
});

test('says nothing of a number that is missing yet', () => {
  expect(wrongNumber('projects', { column: 'budget', operator: 'is', value: '' })).toBeUndefined();
});
