import type { Shift } from '../../source/rows/shift';
import type { Series } from '../../source/rows/week';

/** Groups shifts by series, in order. Leaves out single shifts. */
export function bySeries(shifts: readonly Shift[]): Map<string, Shift[]> {
  const series = new Map<string, Shift[]>();
  for (const shift of shifts) {
    if (shift.seriesId === null) continue;
    const own = series.get(shift.seriesId);
    if (own) own.push(shift);
    else series.set(shift.seriesId, [shift]);
  }
  return series;
}

/** Sorts series by their next shift. */
export const byNext = (one: Series, other: Series): number =>
  (one.coming[0]?.startsAt ?? '').localeCompare(other.coming[0]?.startsAt ?? '') || one.id.localeCompare(other.id);
