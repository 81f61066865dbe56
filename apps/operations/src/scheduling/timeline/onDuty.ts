import type { Shift } from '../source/rows/shift';
import { MINUTE, type Span } from './clubDay';

/** How many of the planned people are on duty in a part of a day. */
export interface Duty extends Span {
  /** Shifts that people have. */
  onDuty: number;
  /** Assigned and open shifts. */
  needed: number;
}

/** Minutes. */
const QUARTER = 15;
const HALF_HOUR = 30;

/**
 * How many of the needed people are on duty in each half hour of a span, by the quarter with the most missing people.
 * Canceled shifts do not count, and breaks do: a person on a break is there.
 */
export function onDutyBy(span: Span, shifts: readonly Shift[]): Duty[] {
  const counted = shifts
    .filter(({ status }) => status !== 'cancelled')
    .map(({ staffId, startsAt, endsAt }) => ({
      isOpen: staffId === null,
      from: Date.parse(startsAt),
      until: Date.parse(endsAt),
    }));
  const at = (moment: number) => {
    const there = counted.filter(({ from, until }) => from <= moment && until > moment);
    return { onDuty: there.filter(({ isOpen }) => !isOpen).length, needed: there.length };
  };
  const duties: Duty[] = [];
  for (let from = span.from; from < span.until; from += HALF_HOUR * MINUTE) {
    const [first, second] = [at(from), at(from + QUARTER * MINUTE)];
    const gap = (one: { onDuty: number; needed: number }) => one.needed - one.onDuty;
    const isSecond = gap(second) > gap(first) || (gap(second) === gap(first) && second.onDuty < first.onDuty);
    duties.push({ from, until: from + HALF_HOUR * MINUTE, ...(isSecond ? second : first) });
  }
  return duties;
}

/** The half hour of an hour with the most missing people. */
export function leastOf(duties: readonly Duty[], { from, until }: Span): Pick<Duty, 'onDuty' | 'needed'> {
  const own = duties.filter((duty) => duty.from >= from && duty.from < until);
  const [first = { onDuty: 0, needed: 0 }, ...others] = own;
  return others.reduce((least, duty) => {
    const more = duty.needed - duty.onDuty - (least.needed - least.onDuty);
    return more > 0 || (more === 0 && duty.onDuty < least.onDuty) ? duty : least;
  }, first);
}
