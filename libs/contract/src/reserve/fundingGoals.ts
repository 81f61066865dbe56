import { neededContribution, projectionOf, STUDY_YEARS } from './projection.ts';
import type { Component, Plan } from './study.ts';

export interface FundingGoal {
  /** Percent funded at the end of the study; 0 asks only that the reserve does not run out. Null for the plan as it is. */
  percent: number | null;
  /** What the club sets aside each year for it, in cents. */
  contribution: number;
  /** The lowest balance at the end of a year, in cents. */
  lowest: number;
  /** Percent funded when the last year ends; null where nothing is worn then. */
  funded: number | null;
}

/**
 * The goals of the National Reserve Study Standards (Community Associations Institute): baseline, where the reserve never
 * runs out; threshold, here the 70 percent from which a reserve counts as good; and full funding.
 */
const GOALS = [0, 70, 100];

/** What the plan reaches, and what each goal takes, in this order. */
export function fundingGoals(plan: Plan, components: readonly Component[]): FundingGoal[] {
  const reached = (percent: number | null, contribution: number): FundingGoal => {
    const years = projectionOf({ ...plan, yearlyContribution: contribution }, components);
    return {
      percent,
      contribution,
      lowest: Math.min(...years.map(({ balance }) => balance)),
      funded: years[STUDY_YEARS - 1]?.funded ?? null,
    };
  };
  return [
    reached(null, plan.yearlyContribution),
    ...GOALS.map((percent) => reached(percent, neededContribution(plan, components, percent))),
  ];
}

/** What people call a goal. @param end the last year of the study */
export function nameOfGoal({ percent }: FundingGoal, end: number): string {
  if (percent === null) return 'As planned';
  if (percent === 0) return 'Never below zero';
  return percent === 100 ? `Fully funded in ${end}` : `${percent}% funded in ${end}`;
}

/** The last year of a study. */
export const endOfStudy = ({ studyYear }: Pick<Plan, 'studyYear'>): number => Number(studyYear) + STUDY_YEARS - 1;

/** Said beside the goals. */
export const SMALL_RESERVE =
  'The smaller the reserve, the more likely members are to pay an assessment for an early repair.';
