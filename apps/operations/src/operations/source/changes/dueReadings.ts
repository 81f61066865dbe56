import { momentAt } from '@platform/ui/dates';
import { countsFor } from '../../rules/water/dueReadings';
import type { DueReading, Pool, Reading } from '../rows/water';
import type { Known } from './operationsChange';

/** A reading counts for the one that was due when it was taken. */
export function settleTaken(known: Known, pool: Pool | undefined, taken: Reading): void {
  if (!pool) return;
  known.change('listDueReadings', (due, day) =>
    due.map((each) => {
      const counts = each.poolId === pool.id && countsFor(each, taken, pool, day, known.source.timeZone);
      const isFirst = each.takenAt === null || Date.parse(taken.takenAt) < Date.parse(each.takenAt);
      return counts && isFirst ? { ...each, takenAt: taken.takenAt } : each;
    }),
  );
}

/** A struck reading no longer counts for the due one; the next reading does, if there is one. */
export function settleStruck(known: Known, pool: Pool | undefined, readings: readonly Reading[]): void {
  if (!pool) return;
  known.change('listDueReadings', (due, day) =>
    due.map((each) => {
      if (each.poolId !== pool.id) return each;
      const taken = readings
        .filter((reading) => reading.poolId === pool.id && reading.struckReason === null)
        .filter((reading) => countsFor(each, reading, pool, day, known.source.timeZone))
        .map(({ takenAt }) => takenAt);
      return { ...each, takenAt: taken.at(-1) ?? null };
    }),
  );
}

/**
 * New times of a body of water apply from now on, as in the database (`app.stamp_reading_times`).
 * @param readings the latest first
 */
export function settleTimes(known: Known, pool: Pool, readings: readonly Reading[]): void {
  const { timeZone } = known.source;
  const now = known.source.now();
  const nameOf = (id: string) => known.get('listPools')?.find((each) => each.id === id)?.name ?? pool.name;
  known.change('listDueReadings', (due, day) => {
    const begun: DueReading[] = (pool.isActive ? pool.readingTimes : [])
      .map((time) => momentAt(`${day}T${time}`, timeZone))
      .filter((moment) => moment !== undefined && moment >= now)
      .map((moment) => ({ poolId: pool.id, dueAt: (moment as Date).toISOString(), takenAt: null }));
    return [...due.filter(({ poolId }) => poolId !== pool.id), ...begun].sort(
      (one, other) =>
        Date.parse(one.dueAt) - Date.parse(other.dueAt) || (nameOf(one.poolId) < nameOf(other.poolId) ? -1 : 1),
    );
  });
  settleStruck(known, pool, readings);
}
