import {
  columnNamed,
  type DataSetId,
  type Filter,
  hasItsValue,
  isNumeric,
  numberOf,
} from '@platform/contract/saved-reports';

/** What keeps a filter from being saved, in words; undefined if nothing does. */
export function filterProblem(dataSet: DataSetId, filter: Filter): string | undefined {
  if (!hasItsValue(filter)) return 'Enter a value, or remove this filter.';
  return wrongNumber(dataSet, filter);
}

/** What is wrong with the number of a filter, in words. A missing one is not wrong yet. */
export function wrongNumber(dataSet: DataSetId, filter: Filter): string | undefined {
  const column = columnNamed(dataSet, filter.column);
  const isNumber = column !== undefined && isNumeric(column) && isOrdered(filter);
  if (!isNumber || !hasItsValue(filter) || !Number.isNaN(numberOf(filter.value))) return undefined;
  return 'Enter a number, such as 10000.';
}

const isOrdered = ({ operator }: Filter) => ['is', 'is_not', 'at_least', 'at_most'].includes(operator);
