import type { ShiftPlan } from '../source/rows/shift';
import { MINUTE } from './clubDay';

/** Minutes of one step, for a drag or a key. */
export const STEP = 15;

export type TimePart = 'whole' | 'start' | 'end';

type Times = Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'>;

/** The quarter of an hour nearest to a moment. Every time zone differs from UTC by whole quarters. */
const quarter = (moment: number): number => Math.round(moment / (STEP * MINUTE)) * STEP * MINUTE;

/**
 * The times of a shift after it, or one of its ends, was moved, in whole quarters of an hour. The shift stays longer
 * than its break. How long it may be is a hard rule, which the page names.
 * @param minutes how far it was moved; negative for earlier
 */
export function retimed(shift: Times, part: TimePart, minutes: number): Pick<ShiftPlan, 'startsAt' | 'endsAt'> {
  const [start, end] = [Date.parse(shift.startsAt), Date.parse(shift.endsAt)];
  if (minutes === 0) return { startsAt: shift.startsAt, endsAt: shift.endsAt };
  const iso = (moment: number) => new Date(moment).toISOString();
  const least = (shift.breakMinutes + STEP) * MINUTE;
  if (part === 'whole') {
    const from = quarter(start + minutes * MINUTE);
    return { startsAt: iso(from), endsAt: iso(from + end - start) };
  }
  if (part === 'start') {
    const from = quarter(start + minutes * MINUTE);
    return { startsAt: iso(Math.min(end - least, from)), endsAt: shift.endsAt };
  }
  const until = quarter(end + minutes * MINUTE);
  return { startsAt: shift.startsAt, endsAt: iso(Math.max(start + least, until)) };
}
