import { asking } from '@platform/module-kit/screens';
import type { Step, StepId, Summary } from '../rows/summary';
import { SUMMARY_FAILED, STEPS_FAILED } from '../failures';

/** The closing figures of a season. */
export async function readSummary(seasonId: string): Promise<Summary> {
  const row = await asking(SUMMARY_FAILED)((db) =>
    db
      .from('season_summary')
      .select(
        'member_satisfaction, staff_retention, return_rate, incident_count, safety_score, budget_usage, budget_variance, improvements, challenges',
      )
      .eq('season_id', seasonId)
      .single(),
  );
  return {
    satisfaction: row.member_satisfaction,
    retention: row.staff_retention,
    returnRate: row.return_rate,
    incidents: row.incident_count,
    safetyScore: row.safety_score,
    budgetUsage: row.budget_usage,
    budgetVariance: row.budget_variance,
    highlights: row.improvements ?? [],
    improvements: row.challenges ?? [],
  };
}

/** The steps of a season's wrap-up, in order. */
export async function readSteps(seasonId: string): Promise<Step[]> {
  const rows = await asking(STEPS_FAILED)((db) =>
    db.from('post_season_steps').select('step, done').eq('season_id', seasonId).order('position'),
  );
  // The view has these steps only.
  return rows.map(({ step, done }) => ({ id: step as StepId, isDone: done ?? false }));
}
