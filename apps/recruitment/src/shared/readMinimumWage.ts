import type { MinimumWage } from '@platform/database/employment';
import { asking } from '@platform/module-kit/screens';

const read = asking('Failed to fetch the minimum wage');

/** The minimum wage on the club's current day, and its source. @throws DataError */
export async function readMinimumWage(clubId: string): Promise<MinimumWage> {
  const { wage, source } = await read((db) => db.rpc('minimum_wage', { club_id_param: clubId }).single());
  return { cents: Math.round(wage * 100), source };
}
