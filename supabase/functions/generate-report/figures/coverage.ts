import { percentOf } from './ratios.ts';
import type { ShiftOfPeriod } from './readShifts.ts';

export interface Coverage {
  shifts: number;
  /** Nobody works them. */
  open: number;
  /** Of 100; null without shifts. */
  percent: number | null;
}

/** Coverage = round(100 × (shifts − open) / shifts) (live-screens, "Scheduling"). */
export function coverageOf(shifts: readonly Pick<ShiftOfPeriod, 'staffId'>[]): Coverage {
  const open = shifts.filter(({ staffId }) => staffId === null).length;
  return { shifts: shifts.length, open, percent: percentOf(shifts.length - open, shifts.length) };
}

/** Coverage of each group, in the order of the groups' names. */
export function coverageBy(
  shifts: readonly ShiftOfPeriod[],
  groupOf: (shift: ShiftOfPeriod) => string,
): { group: string; coverage: Coverage }[] {
  const names = [...new Set(shifts.map(groupOf))].sort();
  return names.map((group) => ({
    group,
    coverage: coverageOf(shifts.filter((shift) => groupOf(shift) === group)),
  }));
}
