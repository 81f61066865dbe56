import { fundingGoals, endOfStudy, nameOfGoal } from '@platform/contract/reserve';
import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** Where the reserve stands in the year of its study, in US dollars. */
export type ReserveFunding = {
  studyYear: string;
  balance: number;
  yearlyContribution: number;
  fullyFunded: number;
  /** Of the fully funded balance; null where nothing is worn yet. */
  percentFunded: number | null;
};

/** One of the years ahead, in US dollars. */
export type ReserveYear = { year: number; spending: number; balance: number; percentFunded: number | null };

/** What a goal that a board can choose takes, in US dollars. */
export type ReserveGoal = {
  name: string;
  yearlyContribution: number;
  /** Beside what the club contributes; null for that plan itself. */
  difference: number | null;
  /** The lowest balance at the end of a year. */
  lowest: number;
  /** Percent funded when the study ends; null where nothing is worn then. */
  percentFunded: number | null;
};

/** Null for a club without a reserve study. */
export async function readReserveFunding(source: ReportSource): Promise<ReserveFunding | null> {
  const [funding] = await readClubRows<ReserveFunding>(source, {
    name: 'reserve_funding',
    key: ['club_id'],
    columns: [
      'studyYear:study_year',
      'balance',
      'yearlyContribution:yearly_contribution',
      'fullyFunded:fully_funded',
      'percentFunded:percent_funded',
    ],
  });
  return funding ?? null;
}

/** The years ahead, the first one first. */
export async function readReserveYears(source: ReportSource): Promise<ReserveYear[]> {
  const years = await readClubRows<ReserveYear>(source, {
    name: 'reserve_projection',
    key: ['year'],
    columns: ['spending', 'balance', 'percentFunded:percent_funded'],
  });
  return years.sort((one, other) => one.year - other.year);
}

/**
 * What each goal takes, computed from the rows of the study as its page computes it; empty without a study, or without
 * anything that wears out.
 */
export async function readReserveGoals(source: ReportSource): Promise<ReserveGoal[]> {
  const [[plan], components] = await Promise.all([
    readClubRows<PlanRow>(source, {
      name: 'reserve_plans',
      key: ['club_id'],
      columns: ['study_year', 'balance', 'yearly_contribution', 'inflation_percent', 'interest_percent'],
    }),
    readClubRows<ComponentRow>(source, {
      name: 'reserve_components',
      key: ['id'],
      columns: ['name', 'useful_years', 'remaining_years', 'cost'],
    }),
  ]);
  if (!plan || components.length === 0) return [];
  const study = {
    studyYear: plan.study_year,
    balance: toCents(plan.balance),
    yearlyContribution: toCents(plan.yearly_contribution),
    inflationPercent: plan.inflation_percent,
    interestPercent: plan.interest_percent,
  };
  const parts = components.map(({ name, useful_years: usefulYears, remaining_years: remainingYears, cost }) => {
    return { name, usefulYears, remainingYears, cost: toCents(cost) };
  });
  return fundingGoals(study, parts).map((goal) => ({
    name: nameOfGoal(goal, endOfStudy(study)),
    yearlyContribution: goal.contribution / 100,
    difference: goal.percent === null ? null : (goal.contribution - study.yearlyContribution) / 100,
    lowest: goal.lowest / 100,
    percentFunded: goal.funded,
  }));
}

/** Amounts in US dollars. */
type PlanRow = {
  study_year: string;
  balance: number;
  yearly_contribution: number;
  inflation_percent: number;
  interest_percent: number;
};
type ComponentRow = { name: string; useful_years: number; remaining_years: number; cost: number };

const toCents = (dollars: number) => Math.round(100 * dollars);
