import type { Pool, Reading, WaterNow } from '../../source/rows/water';
import { latestMeasures } from './waterBalance';
import { outOfRange } from './waterLimits';

/**
 * The last values of each body of water in use, as in the database (`app.water_now`).
 * @param readings the whole club's, the latest first
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
 * A member's readings together with the last values that others measured, the latest first: a member's own readings
 * alone do not show the state of the water.
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
