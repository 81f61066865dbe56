import type { Pool, Reading } from '../../source/rows/water';

/** A body of water in use with its latest reading that counts; undefined until there is one. */
export interface PoolStanding {
  pool: Pool;
  reading: Reading | undefined;
}

/** The state of every body of water in use. @param readings the latest first */
export function latestReadings(pools: readonly Pool[], readings: readonly Reading[]): PoolStanding[] {
  return pools
    .filter(({ isActive }) => isActive)
    .map((pool) => ({
      pool,
      reading: readings.find(({ poolId, struckReason }) => poolId === pool.id && struckReason === null),
    }));
}
