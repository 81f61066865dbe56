import { addDays, toHours } from '@platform/module-kit/screens';
import { dateInWords } from '@platform/ui/dates';
import { localOf } from '../../shared/calendar/clock';
import { clockWords } from '../../shared/calendar/clockWords';
import { dayWords } from '../../shared/calendar/dayWords';

/** The database's words for hours and periods (app.period_words and similar), so that both say the same. */

/** `Friday, May 2 to Saturday, May 3`. */
export const daysWords = (first: string, last: string, today: string): string =>
  dayWords(first, today) + (last > first ? ` to ${dayWords(last, today)}` : '');

interface Period {
  /** Moments (ISO 8601). */
  startsAt: string;
  endsAt: string;
}

const dayOf = ({ startsAt }: Period, timeZone: string): string => localOf(startsAt, timeZone).slice(0, 10);

const clocksOf = ({ startsAt, endsAt }: Period, timeZone: string): string =>
  `${clockWords(startsAt, timeZone)} to ${clockWords(endsAt, timeZone)}`;

/** `Saturday, May 3, 2:00 PM to 8:00 PM` on the clock of a time zone. */
export const periodWords = (period: Period, timeZone: string, today: string): string =>
  `${dayWords(dayOf(period, timeZone), today)}, ${clocksOf(period, timeZone)}`;

/** `Saturday 2:00 PM to 8:00 PM` in the seven days that begin today, otherwise as `periodWords`. */
export function nearPeriodWords(period: Period, timeZone: string, today: string): string {
  const day = dayOf(period, timeZone);
  if (day < today || day > addDays(today, 6)) return periodWords(period, timeZone, today);
  return `${dateInWords(day, 'dayOfWeek', 'UTC')} ${clocksOf(period, timeZone)}`;
}

/** `3 hours` or `3.5 hours`, from minutes. */
export const hoursWords = (minutes: number): string => `${toHours(minutes)} ${minutes === 60 ? 'hour' : 'hours'}`;

/** `7:00 PM`, from `19:00`. */
export const timeWords = (time: string): string => clockWords(`1970-01-01T${time}:00Z`, 'UTC');
