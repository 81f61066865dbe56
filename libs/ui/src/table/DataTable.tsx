import { useMemo, useState, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Table } from '../display/Table';
import { VisuallyHidden } from '../layout/hidden';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';
import { cardRoles } from './cardRoles';
import { cardPlace, cardRows } from './cardRows';
import type { Column } from './column';
import { DataRow } from './DataRow';
import { PhoneSort } from './PhoneSort';
import { SelectAll } from './SelectAll';
import type { Selection } from './selection';
import { SortHeader } from './SortHeader';
import { sortRows, type Sort } from './sortRows';
import { useFits } from './useFits';
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
    onSort,
  } = props;
  const [ownSort, setOwnSort] = useState(props.sort);
  const sort = onSort ? props.sort : ownSort;
  const sortedBy = columns.find(({ key }) => key === sort?.column)?.sortBy;
  const direction = onSort ? undefined : sort?.direction;
  const ordered = useMemo(
    () => (direction && sortedBy ? sortRows(rows, sortedBy, direction) : rows),
    [rows, sortedBy, direction],
  );
  const windowed = (maxHeight !== undefined || inPage) && rows.length >= MANY;
  const { scroller, body, shown, onScroll } = useWindow({ enabled: windowed, rowCount: rows.length, inPage });
  const fits = useFits(scroller, inPage);
  const roles = cardRoles(Boolean(cards));
  const columnCount = columns.length + (selection ? 1 : 0);
  if (rows.length === 0 && empty !== undefined) return <>{empty}</>;

  return (
    <Scroller
      ref={scroller}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={onScroll}
      data-fits={fits || undefined}
      $maxHeight={maxHeight}
      $cards={cards === true}
    >
      {cards && <PhoneSort columns={columns} sort={sort} onSort={onSort ?? setOwnSort} />}
      <Rows
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
                onSort={column.sortBy && ((next) => (onSort ?? setOwnSort)(next))}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body} role={roles.group}>
          {shown.before > 0 && <Room height={shown.before} columnCount={columnCount} />}
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
          {shown.after > 0 && <Room height={shown.after} columnCount={columnCount} />}
        </tbody>
      </Rows>
    </Scroller>
  );
}

/** Space for rows that are not rendered. Its style is set by script in the browser, and never served. */
function Room({ height, columnCount }: { height: number; columnCount: number }) {
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columnCount} />
    </tr>
  );
}

const Scroller = styled.div<{ $maxHeight?: string; $cards: boolean }>`
  ${({ $cards }) => $cards && cardPlace}
  position: relative;
  overflow: auto;
  max-height: ${({ $maxHeight = 'none' }) => $maxHeight};
  overflow-anchor: none;
  /* Nothing scrolls in it: the page's own scrolling holds the head below the page's header. */
  &[data-fits] {
    overflow: visible;
    thead th {
      top: var(--header-height, 0);
    }
    /* As round as the card around it. */
    thead th:first-child {
      border-start-start-radius: ${token.radius.lg};
    }
    thead th:last-child {
      border-start-end-radius: ${token.radius.lg};
    }
  }
  border-radius: inherit;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const oneLine = css`
  :is(th, td):not(:first-child) {
    padding-inline: ${token.space.sm};
  }
  tbody :is(th, td) {
    height: ${token.control.target};
    padding-block: ${token.space.xxs};
    white-space: nowrap;
  }
`;

const Rows = styled(Table)<{ $dense: boolean }>`
  border-collapse: separate;
  border-spacing: 0;
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${token.color.surface};
    box-shadow: inset 0 -1px ${token.color.lineStrong};
  }
  tbody :is(th, td) {
    background: ${token.color.surface};
    box-shadow: inset 0 -1px ${token.color.line};
  }
  tbody th {
    text-align: start;
  }
  ${({ $dense }) => $dense && oneLine}
  tbody tr:hover :is(th, td) {
    background: ${token.color.surfaceHover};
  }
  tbody tr[aria-selected='true'] :is(th, td) {
    background: ${token.color.waterSoft};
  }
  tbody tr[aria-current] {
    :is(th, td) {
      background: ${token.color.waterSoft};
    }
    > th {
      box-shadow:
        inset 0 -1px ${token.color.line},
        inset 3px 0 0 ${token.color.water};
    }
  }
  tbody tr[aria-hidden] td {
    padding: 0;
    background: transparent;
    box-shadow: none;
  }
  /* All rows have one height, which gives the space of those that are not rendered. */
  &[data-windowed] tbody :is(th, td) {
    white-space: nowrap;
  }
  [data-select] {
    width: 1%;
    padding-inline-end: 0;
  }
  @media ${media.mobile} {
    &:not([data-cards]) {
      td {
        white-space: nowrap;
      }
      tbody th,
      thead th:first-of-type:not([data-select]),
      thead [data-select] + th {
        position: sticky;
        inset-inline-start: 0;
        z-index: 1;
        min-width: 8rem;
        max-width: 45vw;
        overflow: hidden;
        text-overflow: ellipsis;
        box-shadow:
          inset 0 -1px ${token.color.line},
          1px 0 ${token.color.line};
      }
      thead th:first-of-type:not([data-select]),
      thead [data-select] + th {
        z-index: 2;
        box-shadow:
          inset 0 -1px ${token.color.lineStrong},
          1px 0 ${token.color.line};
      }
    }
  }
  ${cardRows}
`;
