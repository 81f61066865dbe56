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
   * Position where rows are cards, as on a phone: on a line with its heading (`fact`, the default), on a line alone (`line`),
   * beside the row's name (`beside`), or hidden (`away`) because the row's own page shows it.
   */
  onPhone?: 'fact' | 'line' | 'beside' | 'away';
  /** Left out where the place is narrower than 60rem, such as on a small laptop, because the row's own page shows it. */
  wideOnly?: boolean;
  /** Left out on paper: a column of buttons or links, which would print empty. */
  screenOnly?: boolean;
}
