import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/hidden';
import { usePrinting } from '../window/usePrinting';
import { cardRoles } from './cardRoles';
import type { Column } from './column';
import { DataRow } from './DataRow';
import { PhoneSort } from './PhoneSort';
import { SelectAll } from './SelectAll';
import type { Selection } from './selection';
import { SortHeader } from './SortHeader';
import type { Sort } from './sortRows';
import { TableRows } from './TableRows';
import { TableScroller } from './TableScroller';
import { UnrenderedRows } from './UnrenderedRows';
import { useFits } from './useFits';
import { useSortedRows } from './useSortedRows';
import { useWindow } from './useWindow';

export interface DataTableProps<Row> {
  /** What the table lists, such as "Staff". */
  label: string;
  /** The first column names the row: its cells are the row's headers and stay visible on a phone. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names a row to a screen reader: "Select Ana Lima". */
  rowName: (row: Row) => string;
  /** Order at first, or the order in force when `onSort` is given. */
  sort?: Sort;
  /** For rows that come sorted from elsewhere, such as one page of many; without it the table sorts them itself. */
  onSort?: (sort: Sort) => void;
  selection?: Selection;
  /** Maximum height before the table scrolls, such as `32rem`. From 100 rows on, only visible ones are rendered. */
  maxHeight?: string;
  /**
   * The page scrolls, and the head stays below the page's header. A table that is wider than its place scrolls sideways
   * instead. From 100 rows on, only visible ones are rendered.
   */
  inPage?: boolean;
  /** Rows of one line, as low as they can be pressed: for long lists that are looked through. */
  dense?: boolean;
  /**
   * Each row is a card on a phone and in a place of less than 40rem, as its columns say with `onPhone`. `phone`: on a phone
   * only, for a table of few short columns. Without it the columns scroll sideways.
   */
  cards?: boolean | 'phone';
  /** Whether a row is the one of this moment, in a table of a day: it is marked, for screen readers too. */
  isNow?: (row: Row) => boolean;
  /** Instead of rows, when there are none: an EmptyState. */
  empty?: ReactNode;
}

/** Rows from which on rendering all of them would be felt. */
const MANY = 100;

/** Rows of the same kind, to be sorted, chosen and read across. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowName,
    selection,
    maxHeight,
    inPage = false,
    dense = false,
    cards,
    isNow,
    empty,
  } = props;
  const { sort, setSort, ordered } = useSortedRows(props);
  const isPrinting = usePrinting();
  const windowed = (maxHeight !== undefined || inPage) && rows.length >= MANY && !isPrinting;
  const { scroller, body, shown, onScroll } = useWindow({ enabled: windowed, rowCount: rows.length, inPage });
  const fits = useFits(scroller, inPage);
  const roles = cardRoles(Boolean(cards));
  const columnCount = columns.length + (selection ? 1 : 0);
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;

  return (
    <TableScroller
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      data-fits={fits || undefined}
      $maxHeight={maxHeight}
      $cards={cards === true}
    >
      {cards && <PhoneSort columns={columns} sort={sort} onSort={setSort} />}
      <TableRows
        role={roles.table}
        $dense={dense}
        data-windowed={windowed || undefined}
        data-cards={cards ? '' : undefined}
        aria-rowcount={windowed ? rows.length + 1 : undefined}
      >
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead role={roles.group}>
          <tr role={roles.row} aria-rowindex={windowed ? 1 : undefined}>
            {selection && (
              <th role={roles.columnHead} scope="col" data-select="">
                <SelectAll rows={rows} rowKey={rowKey} selection={selection} label={label} />
              </th>
            )}
            {columns.map((column) => (
              <SortHeader
                key={column.key}
                column={column}
                role={roles.columnHead}
                sort={sort}
                onSort={column.sortBy && setSort}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body} role={roles.group}>
          {shown.before > 0 && <UnrenderedRows height={shown.before} columnCount={columnCount} />}
          {ordered.slice(shown.first, shown.end).map((row, index) => {
            const key = rowKey(row);
            return (
              <DataRow
                key={key}
                row={row}
                rowKey={key}
                rowName={rowName}
                columns={columns}
                roles={roles}
                rowIndex={windowed ? shown.first + index + 2 : undefined}
                selection={selection}
                isNow={isNow?.(row)}
              />
            );
          })}
          {shown.after > 0 && <UnrenderedRows height={shown.after} columnCount={columnCount} />}
        </tbody>
      </TableRows>
    </TableScroller>
  );
}
