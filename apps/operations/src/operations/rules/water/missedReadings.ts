import { addDays } from '@platform/module-kit/screens';
import { momentAt } from '@platform/ui/dates';
import type { Pool, Reading } from '../../source/rows/water';
import { countsFor, dueState } from './dueReadings';
import { firstDay } from './waterSheet';

/**
 * The moments (ISO 8601) in a month at which a reading of a body of water was due and not taken, in order. A struck
 * reading does not count. None before its times were set, because no readings were due then.
 * @param month `YYYY-MM`
 * @param readings of this body of water, at least those of the month and of an hour around it
 */
export function missedReadings(
  pool: Pick<Pool, 'id' | 'isActive' | 'readingTimes' | 'timesSince'>,
  readings: readonly Pick<Reading, 'takenAt' | 'struckReason'>[],
  month: string,
  now: Date,
  timeZone: string,
): string[] {
  if (!pool.isActive || pool.timesSince === null) return [];
  const counting = readings.filter(({ struckReason }) => struckReason === null);
  const missed: string[] = [];
  for (let day = firstDay(month); day.startsWith(month); day = addDays(day, 1)) {
    for (const time of pool.readingTimes) {
      const moment = momentAt(`${day}T${time}`, timeZone);
      if (!moment || moment < new Date(pool.timesSince)) continue;
      const due = { poolId: pool.id, dueAt: moment.toISOString(), takenAt: null };
      if (dueState(due, now) !== 'missed') continue;
      if (!counting.some((reading) => countsFor(due, reading, pool, day, timeZone))) missed.push(due.dueAt);
    }
  }
  return missed;
}
