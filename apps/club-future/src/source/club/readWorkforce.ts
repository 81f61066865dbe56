import { asking } from '@platform/module-kit/screens';
import type { Workforce } from '../rows/workforce';
import { WORKFORCE_FAILED } from '../failures';

/** The members and staff of a club today, its plan, and when to hire. @throws DataError */
export async function readWorkforce(clubId: string): Promise<Workforce> {
  const read = asking(WORKFORCE_FAILED);
  const [club, plans, assumptions, calendar] = await Promise.all([
    read((db) => db.from('clubs').select('member_count, staff_count').eq('id', clubId).single()),
    read((db) =>
      db
        .from('workforce_plans')
        .select('planned_ratio, optimal_ratio, hire_weeks_before_opening, recruit_weeks_before_hire, version')
        .eq('club_id', clubId),
    ),
    read((db) =>
      db
        .from('growth_assumptions')
        .select('id, year, members, wage_growth_percent, version')
        .eq('club_id', clubId)
        .order('year'),
    ),
    read((db) =>
      db
        .from('hiring_calendar')
        .select('year, recruit_from, hire_from, opens_on')
        .eq('club_id', clubId)
        .order('opens_on', { ascending: false })
        .limit(1),
    ),
  ]);
  const [plan] = plans;
  const [season] = calendar;
  return {
    members: club.member_count,
    staff: club.staff_count,
    plan: plan
      ? {
          plannedRatio: plan.planned_ratio,
          optimalRatio: plan.optimal_ratio,
          hireWeeksBeforeOpening: plan.hire_weeks_before_opening,
          recruitWeeksBeforeHire: plan.recruit_weeks_before_hire,
          version: plan.version,
        }
      : null,
    assumptions: assumptions.map(({ wage_growth_percent: wageGrowthPercent, ...assumption }) => ({
      ...assumption,
      wageGrowthPercent,
    })),
    calendar: season
      ? {
          year: season.year ?? '',
          recruitFrom: season.recruit_from ?? '',
          hireFrom: season.hire_from ?? '',
          opensOn: season.opens_on ?? '',
        }
      : null,
  };
}
