import type { Tone } from '@platform/ui';
import { dateInWords, dayAt } from '@platform/ui/dates';
import { clockWords } from '../../shared/calendar/clockWords';
import type { ClockLine, Standing } from '../source/rows/clock';
import type { CorrectedTimes } from '../source/rows/week';
import { clockMinutes, minutesInWords } from './minutes';

export const standingWords: Record<Standing, string> = {
  coming: 'Coming',
  late: 'Late',
  missed: 'Missed',
  working: 'Working',
  on_break: 'On a break',
  worked: 'Worked',
};

export const standingTones: Record<Standing, Tone> = {
  coming: 'neutral',
  late: 'danger',
  missed: 'danger',
  working: 'success',
  on_break: 'warning',
  worked: 'neutral',
};

/** `9:00 AM – 3:00 PM`, or `9:00 AM –` while it runs. An end on another day names that day. */
export function timesInWords({ clockedInAt, clockedOutAt }: CorrectedTimes, timeZone: string): string {
  const start = clockWords(clockedInAt, timeZone);
  if (clockedOutAt === null) return `${start} –`;
  const isOneDay = dayAt(clockedInAt, timeZone) === dayAt(clockedOutAt, timeZone);
  return `${start} – ${isOneDay ? clockWords(clockedOutAt, timeZone) : dateInWords(clockedOutAt, 'nearMoment', timeZone)}`;
}

/**
 * The same on a page about one day: `Apr 30, 10:00 AM –` of work that began earlier.
 * @param now milliseconds since 1970
 */
export function timesOfDay(times: CorrectedTimes, timeZone: string, now: number): string {
  const words = timesInWords(times, timeZone);
  const isToday = dayAt(times.clockedInAt, timeZone) === dayAt(new Date(now).toISOString(), timeZone);
  return isToday ? words : `${dateInWords(times.clockedInAt, 'shortDay', timeZone)}, ${words}`;
}

/** Someone who stays after midnight still is at work: hours this long after the clock-in are taken for forgotten ones. */
const LONGEST_STAY = 12 * 60 * 60_000;

/**
 * Whether a person who is not at work any more forgot to clock out: the work began on an earlier day, and its shift is over.
 * @param now milliseconds since 1970
 */
export function hasForgottenClockOut(
  { endsAt, clockedInAt, clockedOutAt }: Pick<ClockLine, 'endsAt' | 'clockedInAt' | 'clockedOutAt'>,
  timeZone: string,
  now: number,
): boolean {
  if (clockedInAt === null || clockedOutAt !== null) return false;
  const isOver = endsAt === null || Date.parse(endsAt) < now;
  const isOld = dayAt(clockedInAt, timeZone) < dayAt(new Date(now).toISOString(), timeZone);
  return isOver && isOld && now - Date.parse(clockedInAt) > LONGEST_STAY;
}

/**
 * Notes on the start: `7 min late`, `15 min early`, `Due 3 min ago` of a person who has not clocked in, `No shift`, or none.
 * @param now milliseconds since 1970
 */
export function arrivalInWords(line: ClockLine, now: number): string | null {
  const { shiftId, entryId, standing, startsAt, cameEarly, cameLate } = line;
  if (shiftId === null) return 'No shift';
  if (cameLate > 0) return `${minutesInWords(cameLate)} late`;
  if (cameEarly > 0) return `${minutesInWords(cameEarly)} early`;
  const isAwaited = entryId === null && startsAt !== null && standing !== 'missed';
  const due = isAwaited ? clockMinutes(startsAt, new Date(now).toISOString()) : 0;
  return due > 0 ? `Due ${minutesInWords(due)} ago` : null;
}

/** `Saturday, April 26, 10:00 AM – 4:00 PM`. */
export function shiftInWords({ startsAt, endsAt }: { startsAt: string; endsAt: string }, timeZone: string): string {
  const times = timesInWords({ clockedInAt: startsAt, clockedOutAt: endsAt }, timeZone);
  return `${dateInWords(startsAt, 'weekday', timeZone)}, ${times}`;
}

/** `April 27 – May 3`. @param week first day of the workweek @param last its last day */
export const weekInWords = (week: string, last: string): string =>
  `${dateInWords(week, 'longDayOfYear', 'UTC')} – ${dateInWords(last, 'longDayOfYear', 'UTC')}`;

/** Follows the name of a person who approved or adjusted their own hours. */
export const AS_ONLY_MANAGER = ', their own hours as the only manager of the club';
