import { useMemo, useState } from 'react';
import type { Column } from './column';
import { sortRows, type Sort } from './sortRows';

interface SortedRows<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Order at first, or the order in force when `onSort` is given. */
  sort?: Sort;
  /** For rows that come sorted from elsewhere. */
  onSort?: (sort: Sort) => void;
}

/** The order of a table's rows, how to change it, and the rows in it. */
export function useSortedRows<Row>({ columns, rows, sort: given, onSort }: SortedRows<Row>) {
  const [own, setOwn] = useState(given);
  const sort = onSort ? given : own;
  const sortedBy = columns.find(({ key }) => key === sort?.column)?.sortBy;
  const direction = onSort ? undefined : sort?.direction;
  const ordered = useMemo(
    () => (direction && sortedBy ? sortRows(rows, sortedBy, direction) : rows),
    [rows, sortedBy, direction],
  );
  return { sort, setSort: onSort ?? setOwn, ordered };
}
