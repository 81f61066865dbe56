import { asking, saving } from '@platform/module-kit/screens';

interface PlanFeature {
  displayName: string;
  category: string;
  /** People of the club who have it now. */
  granted: number;
}

/** A module that a change of the plan offers to switch. */
export interface PlanModule {
  id: string;
  title: string;
  kind: 'on' | 'off';
}

/** Features that another plan lets administrators grant, those it no longer does, and its modules. */
export interface PlanConsequences {
  come: readonly PlanFeature[];
  go: readonly PlanFeature[];
  /** How many they may grant before and after. */
  stay: number;
  modules: readonly PlanModule[];
}

/** Reads what another plan would mean. For the firm. @throws DataError */
export async function readPlanConsequences(clubId: string, plan: string): Promise<PlanConsequences> {
  const found = await asking('Failed to fetch the consequences')((db) =>
    db.rpc('plan_consequences', { club_id_param: clubId, plan_param: plan }),
  );
  return found as unknown as PlanConsequences;
}

interface PlanDecision {
  clubId: string;
  /** The plan that the decision is based on. */
  from: string;
  to: string;
  reason: string;
  /** Ids of the modules that are switched with it. */
  modules: readonly string[];
}

/** Sets the plan of a club. @throws DataError; PT409 if it has changed meanwhile */
export async function changePlan({ clubId, from, to, reason, modules }: PlanDecision): Promise<void> {
  await saving('The plan was not changed. Check your connection and try again.')((db) =>
    db.rpc('change_plan', {
      club_id_param: clubId,
      plan_param: to,
      reason_param: reason,
      expected_plan_param: from,
      modules_param: [...modules],
    }),
  );
}
