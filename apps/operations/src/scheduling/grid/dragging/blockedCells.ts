import { movedTo, type Place } from '../../planning/moves';
import type { GridRow } from '../../rules/gridRows';
import type { ClubFacts, PlacedShift } from '../../rules/shift/shiftPlan';
import { refusalOf } from '../../rules/shift/shiftProblems';

/** The key of a cell. */
export const cellKey = (row: Pick<GridRow, 'key'>, day: string): string => `${row.key} ${day}`;

/** The times and person of a shift dropped into a cell. */
export function placeOf({ kind, staffId, role }: Pick<GridRow, 'kind' | 'staffId' | 'role'>, day: string): Place {
  if (kind === 'role' && role !== null) return { day, role };
  return { day, staffId };
}

/** Why a shift may not be dropped into a cell, by the cell's key. Only the hard rules. */
export function blockedCells(
  shift: PlacedShift,
  rows: readonly Pick<GridRow, 'key' | 'kind' | 'staffId' | 'role'>[],
  days: readonly string[],
  facts: ClubFacts,
): Map<string, string> {
  const blocked = new Map<string, string>();
  for (const row of rows) {
    for (const day of days) {
      const to = movedTo(shift, placeOf(row, day), facts.timeZone);
      const refusal = refusalOf({ ...to, id: shift.id }, facts);
      if (refusal) blocked.set(cellKey(row, day), refusal);
    }
  }
  return blocked;
}
