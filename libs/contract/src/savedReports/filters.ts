import { codeAsTitle } from '../words/codeInWords.ts';
import { columnNamed } from './dataSets.ts';
import { comparesWithValue, type DataRow, type DataSetId, type Filter } from './savedReport.ts';

export const isEmpty = (value: string | number | null | undefined): boolean =>
  value === null || value === undefined || value === '';

/** A number as people type it, such as `$10,000`; NaN for other texts, and for none. */
export const numberOf = (value: string | number): number => {
  const digits = String(value).replace(/[$,\s]/g, '');
  return digits === '' ? NaN : Number(digits);
};

/** Whether a filter has the value that it compares with. Until then, every row passes it. */
export const hasItsValue = ({ operator, value }: Filter): boolean =>
  !comparesWithValue(operator) || String(value).trim() !== '';

/** Whether a row passes a filter. Texts are compared without regard to case; an empty value is neither large nor small. */
export function matches(row: DataRow, { column, operator, value }: Filter): boolean {
  const found = row[column];
  if (operator === 'is_empty') return isEmpty(found);
  if (operator === 'is_not_empty') return !isEmpty(found);
  const [has, wanted] = [String(found ?? '').toLowerCase(), String(value).trim().toLowerCase()];
  if (operator === 'contains') return has.includes(wanted);
  const order = isEmpty(found) ? null : compare(found ?? '', value);
  if (operator === 'at_least') return order !== null && order >= 0;
  if (operator === 'at_most') return order !== null && order <= 0;
  const isSame = order === 0 || has === wanted;
  return operator === 'is' ? isSame : !isSame;
}

/** Someone may have typed a code as it is in the database, or as a report shows it. */
export const filterInWords = (dataSet: DataSetId, filter: Filter): Filter =>
  columnNamed(dataSet, filter.column)?.isCode ? { ...filter, value: codeAsTitle(String(filter.value)) } : filter;

function compare(found: string | number, value: string | number): number {
  if (typeof found === 'number') return found - numberOf(value);
  return found < String(value) ? -1 : found > String(value) ? 1 : 0;
}
