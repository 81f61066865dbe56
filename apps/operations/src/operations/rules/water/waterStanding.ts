import type { Pool, Reading } from '../../source/rows/water';

/** A body of water that is in use, with its latest reading that counts; undefined while there is none. */
export interface PoolStanding {
  pool: Pool;
  reading: Reading | undefined;
}

/** Where every body of water in use stands. @param readings the latest first */
export function latestReadings(pools: readonly Pool[], readings: readonly Reading[]): PoolStanding[] {
  return pools
    .filter(({ isActive }) => isActive)
    .map((pool) => ({
      pool,
      reading: readings.find(({ poolId, struckReason }) => poolId === pool.id && struckReason === null),
    }));
}
