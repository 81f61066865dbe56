import type { GridRow } from '../rules/gridRows';

/** The most shifts below each other of a row that is printed whole, with the rest of the schedule. */
export const MOST_WHOLE = 10;
/** Shifts below each other that stay together on a sheet. */
export const ON_SHEET = 5;

/**
 * A row as it is printed: one with more shifts in a day than a sheet holds is several rows, because a sheet would cut it through
 * its shifts. The hours stand in the first of them.
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
