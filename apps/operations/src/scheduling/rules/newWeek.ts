import { addDays } from '@platform/module-kit/screens';
import { localOf } from '../../shared/calendar/clock';
import { sundayOf } from '../../shared/calendar/week';
import type { Shift } from '../source/rows/shift';

/** The Sundays of the weeks that Create Schedule proposes. */
export interface NewWeek {
  /** The week to plan. */
  week: string;
  /** The week to copy. */
  from: string;
}

/**
 * Proposes the shown week if it has no shifts and is not over, otherwise the next week without shifts. Proposes to copy
 * the shown week, or, if it has no shifts, the last one before that has some, or the club's current week.
 * @param shown Sunday of the shown week
 * @param around the shifts of the shown week and of those beside it
 * @param today the club's day, `YYYY-MM-DD`
 */
export function newWeekOf(shown: string, around: readonly Shift[], today: string, timeZone: string): NewWeek {
  const current = sundayOf(today);
  const planned = new Set(
    around
      .filter(({ status }) => status !== 'cancelled')
      .map(({ startsAt }) => sundayOf(localOf(startsAt, timeZone).slice(0, 10))),
  );
  const ahead = [0, 7, 14].map((days) => addDays(shown, days)).filter((one) => one !== shown || one >= current);
  const week = ahead.find((one) => !planned.has(one)) ?? addDays(shown, 14);
  const before = [...planned].filter((one) => one < week).sort();
  const from = planned.has(shown) ? shown : (before.at(-1) ?? current);
  return { week, from: from === week ? addDays(week, -7) : from };
}
