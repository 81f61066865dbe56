/** How a table is sorted. */
export interface Sort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** What a row is sorted by; null where it has no value. */
export type SortValue = string | number | null;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * The rows in order, in a new array. Words as a person expects them ("Lane 2" before "Lane 10"), rows without a value
 * last in both directions, equal rows in the order they came.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
      return sign * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
