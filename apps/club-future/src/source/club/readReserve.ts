import { asking, byName, toCents } from '@platform/module-kit/screens';
import type { ReserveStudy } from '../rows/reserve';
import { RESERVE_STUDY_FAILED } from '../failures';

/** The reserve study of a club. @throws DataError */
export async function readReserve(clubId: string): Promise<ReserveStudy> {
  const read = asking(RESERVE_STUDY_FAILED);
  const [[plan], components] = await Promise.all([
    read((db) =>
      db
        .from('reserve_plans')
        .select('study_year, balance, yearly_contribution, inflation_percent, interest_percent, version')
        .eq('club_id', clubId),
    ),
    read((db) =>
      db
        .from('reserve_components')
        .select('id, name, useful_years, remaining_years, cost, version')
        .eq('club_id', clubId),
    ),
  ]);
  return {
    plan: plan
      ? {
          studyYear: plan.study_year,
          balance: toCents(plan.balance),
          yearlyContribution: toCents(plan.yearly_contribution),
          inflationPercent: plan.inflation_percent,
          interestPercent: plan.interest_percent,
          version: plan.version,
        }
      : null,
    components: components
      .map(({ id, name, useful_years, remaining_years, cost, version }) => ({
        id,
        name,
        usefulYears: useful_years,
        remainingYears: remaining_years,
        cost: toCents(cost),
        version,
      }))
      .sort(byName),
  };
}
