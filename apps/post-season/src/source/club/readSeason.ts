import { SEASONS_FAILED, asking } from '@platform/module-kit/screens';
import type { Season } from '../rows/season';
import type { Step, StepId, Summary } from '../rows/summary';
import { SUMMARY_FAILED, STEPS_FAILED } from '../failures';

const ask = asking(SEASONS_FAILED);

export const SEASON_COLUMNS = 'id, version, year, starts_on, opens_on, ends_on, closed_at';

interface SeasonRow {
  id: string;
  version: number;
  year: string;
  starts_on: string;
  opens_on: string;
  ends_on: string;
  closed_at: string | null;
}

/** A season as the page knows it. */
export const seasonOf = (row: SeasonRow): Season => ({
  id: row.id,
  version: row.version,
  year: row.year,
  startsOn: row.starts_on,
  opensOn: row.opens_on,
  endsOn: row.ends_on,
  closedAt: row.closed_at,
  isClosed: row.closed_at !== null,
});

/** The club's seasons, the earliest first. */
export async function readSeasons(clubId: string): Promise<Season[]> {
  const rows = await ask((db) => db.from('seasons').select(SEASON_COLUMNS).eq('club_id', clubId).order('year'));
  return rows.map(seasonOf);
}

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
