import { fullyFunded, percentFunded } from './funding.ts';
import type { Component, Plan } from './study.ts';

/** How many years a study looks ahead. */
export const STUDY_YEARS = 20;

/** One year of the projection; amounts in cents. */
export interface ReserveYear {
  year: number;
  interest: number;
  spending: number;
  /** Names of the components that are replaced. */
  replaced: readonly string[];
  /** The balance at the end of the year. */
  balance: number;
  /** The fully funded balance at that time. */
  full: number;
  /** The balance in percent of it; null where nothing is worn. */
  funded: number | null;
}

/** How many years a component lasts, `passed` years after the study: it starts over whenever it was replaced. */
function remainingAfter({ usefulYears, remainingYears }: Component, passed: number): number {
  return passed <= remainingYears
    ? remainingYears - passed
    : usefulYears - 1 - ((passed - remainingYears - 1) % usefulYears);
}

const isReplaced = (component: Component, passed: number): boolean =>
  passed >= component.remainingYears && (passed - component.remainingYears) % component.usefulYears === 0;

/**
 * The reserve in the years from the study on. Each year, interest is paid on the balance with which the year begins (and
 * owed where it is below zero), the contribution comes in, and what is due is replaced at the prices of that year: costs grow with inflation.
 */
export function projectionOf(plan: Plan, components: readonly Component[], years = STUDY_YEARS): ReserveYear[] {
  const projected: ReserveYear[] = [];
  let before = plan.balance;
  for (let passed = 0; passed < years; passed++) {
    const prices = (1 + plan.inflationPercent / 100) ** passed;
    const due = components.filter((component) => isReplaced(component, passed));
    const spending = Math.round(due.reduce((cents, { cost }) => cents + cost * prices, 0));
    const interest = Math.round((before * plan.interestPercent) / 100);
    const balance = before + interest + plan.yearlyContribution - spending;
    const worn = components.map((component) => ({
      cost: component.cost * prices,
      usefulYears: component.usefulYears,
      // At the end of the year, a replaced component is new.
      remainingYears: isReplaced(component, passed) ? component.usefulYears : remainingAfter(component, passed),
    }));
    const full = fullyFunded(worn);
    projected.push({
      year: Number(plan.studyYear) + passed,
      interest,
      spending,
      replaced: due.map(({ name }) => name),
      balance,
      full,
      funded: percentFunded(balance, full),
    });
    before = balance;
  }
  return projected;
}

/**
 * The smallest yearly contribution, in whole dollars as cents, with which no year of the projection ends below zero, and the
 * last one ends at a goal. Without contributions, year t ends at B; each contributed dollar adds the dollars that it has
 * become by then, so a year that is to end at G needs (G − B) ÷ that.
 * @param goal percent funded at the end of the last year; 0 asks only that the reserve does not run out
 */
export function neededContribution(
  plan: Plan,
  components: readonly Component[],
  goal = 0,
  years = STUDY_YEARS,
): number {
  const without = projectionOf({ ...plan, yearlyContribution: 0 }, components, years);
  let grown = 0;
  let needed = 0;
  for (const [passed, { balance, full }] of without.entries()) {
    grown = grown * (1 + plan.interestPercent / 100) + 1;
    const aim = passed === years - 1 ? (goal / 100) * full : 0;
    needed = Math.max(needed, (aim - balance) / grown);
  }
  return Math.ceil(needed / 100) * 100;
}
