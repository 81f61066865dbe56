import type { ShiftOfPeriod } from './readShifts.ts';
import type { Colleague } from './readStaff.ts';

/** Work that was done or is planned, and what it costs. */
export interface Labor {
  shifts: number;
  minutes: number;
  /** US cents. Work of people without an agreed rate costs nothing here and is counted in `unpricedMinutes`. */
  cents: number;
  unpricedMinutes: number;
}

/** Published shifts that somebody works, grouped: minutes × rate (live-screens, "Labor Tracking"). */
export function laborBy(
  shifts: readonly ShiftOfPeriod[],
  staff: readonly Colleague[],
  groupOf: (shift: ShiftOfPeriod) => string,
): Map<string, Labor> {
  const rates = new Map(staff.map(({ id, hourlyRate }) => [id, hourlyRate]));
  const groups = new Map<string, Labor>();
  for (const shift of shifts) {
    if (!shift.isPublished || shift.staffId === null) continue;
    const rate = rates.get(shift.staffId) ?? null;
    const group = groups.get(groupOf(shift)) ?? { shifts: 0, minutes: 0, cents: 0, unpricedMinutes: 0 };
    group.shifts += 1;
    group.minutes += shift.minutes;
    if (rate === null) group.unpricedMinutes += shift.minutes;
    else group.cents += (shift.minutes * rate * 100) / 60;
    groups.set(groupOf(shift), group);
  }
  return groups;
}
