import { useUnevenWindow } from '@platform/ui/window';
import { useMemo, useRef, type ComponentPropsWithoutRef, type ElementType, type ReactNode } from 'react';
import { MANY } from '../grid/rowHeight';
import { useKeptRows } from './useKeptRows';

interface WindowedListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The least height of a row, rem. A taller one grows when it is rendered. */
  remOf: (row: Row) => number;
  /** The look of the list: a styled `ul`. */
  as: ElementType;
  /** Names the list. */
  label?: string;
  /** Attributes of a row's item. */
  itemProps?: (row: Row) => ComponentPropsWithoutRef<'li'> & { 'data-off'?: '' };
  children: (row: Row) => ReactNode;
}

/**
 * A list of shifts or people that renders the rows near what can be seen, from `MANY` rows on. Each item says its place
 * among all.
 */
export function WindowedList<Row>(props: WindowedListProps<Row>) {
  const { rows, keyOf, remOf, as: List, label, itemProps, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const rems = useMemo(() => rows.map(remOf), [rows, remOf]);
  const { kept, onFocus } = useKeptRows(rows.length);
  const rendered = useUnevenWindow(list, { rems, from: MANY, kept });
  return (
    <List ref={list} role="list" aria-label={label} onFocus={onFocus}>
      {rendered.map((one) => {
        if ('room' in one) {
          return <li key={`before ${one.before}`} aria-hidden="true" style={{ height: one.room }} />;
        }
        const row = rows[one.place];
        if (row === undefined) return null;
        return (
          <li
            key={keyOf(row)}
            aria-posinset={one.place + 1}
            aria-setsize={rows.length}
            {...itemProps?.(row)}
            style={{ minHeight: `${rems[one.place]}rem` }}
          >
            {children(row)}
          </li>
        );
      })}
    </List>
  );
}
