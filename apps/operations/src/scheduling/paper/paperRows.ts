import type { GridRow } from '../rules/gridRows';

/** A row with at most this many shifts in a day prints whole, with the rest of the schedule. */
export const MOST_WHOLE = 10;
/** Number of shifts in a day that stay together on a sheet. */
export const ON_SHEET = 5;

/**
 * A row for printing. A row with more shifts in a day than a sheet holds becomes several, so that no shift is cut. Only the
 * first of them shows the hours.
 */
export function paperRows(row: GridRow): readonly GridRow[] {
  const most = Math.max(0, ...[...row.byDay.values()].map(({ length }) => length));
  if (most <= MOST_WHOLE) return [row];
  return Array.from({ length: Math.ceil(most / ON_SHEET) }, (_, part) => {
    const own = [...row.byDay].map(
      ([day, shifts]) => [day, shifts.slice(part * ON_SHEET, (part + 1) * ON_SHEET)] as const,
    );
    return { ...partOf(row, part), byDay: new Map(own) };
  });
}

/** The row of a part: only the first has its key and its hours. */
export const partOf = (row: GridRow, part: number): GridRow =>
  part === 0 ? row : { ...row, key: `${row.key} part ${part + 1}`, minutes: [] };
