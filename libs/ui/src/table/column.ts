import type { ReactNode } from 'react';
import type { SortValue } from './sortRows';

/** A column of a DataTable. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  sortBy?: (row: Row) => SortValue;
  /** Aligns figures at the end. */
  align?: 'start' | 'end';
  /**
   * Where it stands on a phone whose rows are cards: on a line with its heading (`fact` by default), on a line alone
   * (`line`), beside the row's name (`beside`), or nowhere (`away`), where the page that the name leads to has it.
   */
  onPhone?: 'fact' | 'line' | 'beside' | 'away';
}
