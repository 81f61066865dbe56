import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** Members and staff, today. */
export type Workforce = {
  members: number;
  staff: number;
  /** Members for each person of staff; null without one or the other. */
  ratio: number | null;
  /** Null until the club has a plan. */
  optimalRatio: number | null;
  optimalStaff: number | null;
  gap: number | null;
};

export type Projection = {
  year: string;
  members: number;
  staffNeeded: number | null;
  /** Percent over the year before. */
  budgetIncrease: number | null;
  optimalStaffNeeded: number | null;
};

/** Members and staff of the club as they are today. */
export async function readWorkforce(source: ReportSource): Promise<Workforce> {
  const [workforce] = await readClubRows<Workforce>(source, {
    name: 'workforce_overview',
    key: ['club_id'],
    columns: ['members', 'staff', 'ratio', 'optimalRatio:optimal_ratio', 'optimalStaff:optimal_staff', 'gap'],
  });
  return workforce ?? { members: 0, staff: 0, ratio: null, optimalRatio: null, optimalStaff: null, gap: null };
}

/** The years ahead, the next one first. */
export function readProjections(source: ReportSource): Promise<Projection[]> {
  return readClubRows<Projection>(source, {
    name: 'workforce_projections',
    key: ['year'],
    columns: [
      'members',
      'staffNeeded:staff_needed',
      'budgetIncrease:budget_increase',
      'optimalStaffNeeded:optimal_staff_needed',
    ],
  });
}

/** What follows from them, in the order it is done. */
export async function readRecommendations(source: ReportSource): Promise<string[]> {
  const recommendations = await readClubRows<{ recommendation: string }>(source, {
    name: 'workforce_recommendations',
    key: ['position'],
    columns: ['recommendation'],
  });
  return recommendations.map(({ recommendation }) => recommendation);
}
