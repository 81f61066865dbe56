import type { Pool, Reading, WaterNow } from '../../source/rows/water';
import { latestMeasures } from './waterBalance';
import { outOfRange } from './waterLimits';

/**
 * What was last measured of each body of water in use, as in the database (`app.water_now`).
 * @param readings all of the club, the latest first
 */
export function waterNow(pools: readonly Pool[], readings: readonly Reading[]): WaterNow[] {
  return pools.flatMap((pool) => {
    const counting = readings.filter((each) => each.poolId === pool.id && each.struckReason === null);
    const [latest] = counting;
    if (!pool.isActive || !latest) return [];
    return [{ poolId: pool.id, takenAt: latest.takenAt, ...latestMeasures(counting) }];
  });
}

/**
 * The readings of a member with what others measured last, the latest first: no one's own readings say how the water is
 * for everyone.
 * @param own the latest first
 */
export function withWaterNow(own: readonly Reading[], now: readonly WaterNow[], pools: readonly Pool[]): Reading[] {
  const measured = now.flatMap((water): Reading[] => {
    const pool = pools.find(({ id }) => id === water.poolId);
    if (!pool) return [];
    const said = { id: `now-${water.poolId}`, poolName: pool.name, notes: '', authorName: null, struckReason: null };
    return [{ ...water, ...said, outOfRange: outOfRange(water, pool) }];
  });
  return [...measured, ...own].sort((one, other) => Date.parse(other.takenAt) - Date.parse(one.takenAt));
}
