import type { MinimumWage } from '@platform/contract/employment';
import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** The minimum wage of a club on its own day, and where it comes from. Throws a DataError. */
export async function readMinimumWage(clubId: string): Promise<MinimumWage> {
  const client = await supabase();
  const call = client.rpc('minimum_wage', { club_id_param: clubId }).single();
  const { wage, source } = await dataOf(call, 'Failed to fetch the minimum wage');
  return { cents: Math.round(wage * 100), source };
}
