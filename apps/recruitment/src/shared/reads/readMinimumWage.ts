import type { MinimumWage } from '@platform/database/employment';
import { asking, MINIMUM_WAGE_FAILED } from '@platform/module-kit/screens';

const read = asking(MINIMUM_WAGE_FAILED);

/** The minimum wage on the club's current day, and its source. @throws DataError */
export async function readMinimumWage(clubId: string): Promise<MinimumWage> {
  const { wage, source } = await read((db) => db.rpc('minimum_wage', { club_id_param: clubId }).single());
  return { cents: Math.round(wage * 100), source };
}
