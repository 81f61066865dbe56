import type { Person } from '../../source/rows/person';
import type { Shift } from '../../source/rows/shift';
import { localOf } from '../../../shared/calendar/clock';
import { paidMinutes } from '../shift/shiftPlan';

/** The figures of a day or a week. */
export interface DayFigures {
  /** Assigned shifts. */
  filled: number;
  all: number;
  /** Planned labor cost in cents: paid minutes × pay. */
  cents: number;
}

/** The figures of some shifts, without canceled ones. A person without a rate costs nothing here. */
export function figuresOf(shifts: readonly Shift[], people: ReadonlyMap<string, Person>): DayFigures {
  const counted = shifts.filter(({ status }) => status !== 'cancelled');
  const taken = counted.filter(({ staffId }) => staffId !== null);
  const cents = taken.reduce(
    (sum, shift) => sum + (paidMinutes(shift) * 100 * (people.get(shift.staffId ?? '')?.hourlyRate ?? 0)) / 60,
    0,
  );
  return { filled: taken.length, all: counted.length, cents: Math.round(cents) };
}

/** The shifts that start on a day of the club. */
export const shiftsOn = (shifts: readonly Shift[], day: string, timeZone: string): Shift[] =>
  shifts.filter(({ startsAt }) => localOf(startsAt, timeZone).startsWith(day));
