import { DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

interface PlanFeature {
  displayName: string;
  category: string;
  /** People of the club who have it now. */
  granted: number;
}

/** Features that administrators may grant with another plan, and those that they no longer may. */
export interface PlanConsequences {
  come: readonly PlanFeature[];
  go: readonly PlanFeature[];
  /** How many they may grant before and after. */
  stay: number;
}

/** Asks what another plan would mean. Throws a DataError; the firm only. */
export async function readPlanConsequences(clubId: string, plan: string): Promise<PlanConsequences> {
  const client = await supabase();
  const found = await dataOf(
    client.rpc('plan_consequences', { club_id_param: clubId, plan_param: plan }),
    'Failed to fetch the consequences',
  );
  return found as unknown as PlanConsequences;
}

/**
 * Sets the plan of a club.
 * @param from the plan that it was decided on
 * Throws a DataError; PT409 when it is another one by now.
 */
export async function setPlan(clubId: string, from: string, to: string): Promise<void> {
  const client = await supabase();
  const set = await dataOf(
    client.from('clubs').update({ plan: to }).eq('id', clubId).eq('plan', from).select('id'),
    'The plan was not changed. Check your connection and try again.',
  );
  if (set.length === 0) {
    throw new DataError(
      'Somebody else has changed the plan meanwhile. Close this, and look at what it is now.',
      'PT409',
      409,
    );
  }
}
