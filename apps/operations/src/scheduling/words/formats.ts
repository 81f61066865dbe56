import { wholeDollars } from '@platform/module-kit/screens';
import { dateInWords } from '@platform/ui/dates';
import { clockWords } from '../../shared/calendar/clockWords';
import type { WeekToDate } from '../rules/figures/weekToDate';
import { remembered } from '../../shared/calendar/remembered';

/** `10 AM` or `9:30 AM`; `1:30 AM EST` in the hour that the clocks show twice in fall. */
const shortTime = (moment: string, timeZone: string): string => clockWords(moment, timeZone).replace(':00 ', ' ');

/** `9:30a–3:30p`, for the narrow columns of a week. */
export const narrowPeriod = (period: { startsAt: string; endsAt: string }, timeZone: string): string =>
  shortPeriod(period, timeZone).replaceAll(' AM', 'a').replaceAll(' PM', 'p');

/** `10 AM–4 PM` on the clock of a time zone. */
export const shortPeriod = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, timeZone: string): string =>
  `${shortTime(startsAt, timeZone)}–${shortTime(endsAt, timeZone)}`;

/** `5p–12a`, from times of the club's clock; the end may be 24:00. */
export function narrowTimes(from: string, to: string): string {
  const moment = (time: string) => `1970-01-01T${time === '24:00' ? '00:00' : time}:00Z`;
  return narrowPeriod({ startsAt: moment(from), endsAt: moment(to) }, 'UTC');
}

/** `Sun 27`. */
export const dayHead = (day: string): { weekday: string; date: string } => ({
  weekday: dateInWords(day, 'shortDayOfWeek', 'UTC'),
  date: String(Number(day.slice(8))),
});

/** `Friday, May 2`. */
export const dayName = remembered((day: string) => dateInWords(day, 'weekday', 'UTC'));

/** `Labor, week to date: $6,291 of $8,000`. */
export const weekToDateInWords = ({ cents, budget, isOver }: WeekToDate): string =>
  `Labor, week to date: ${wholeDollars(cents)} of ${wholeDollars(budget)}${isOver ? ', over budget' : ''}`;
