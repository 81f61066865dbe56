import type { ReserveComponent, ReservePlan } from '../../source/rows/reserve';
import { fullyFunded, percentFunded } from './funding';

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
  /** Percent of the fully funded balance at that time; null where nothing is worn. */
  funded: number | null;
}

type Plan = Pick<ReservePlan, 'studyYear' | 'balance' | 'yearlyContribution' | 'inflationPercent' | 'interestPercent'>;

/** How many years a component lasts, `passed` years after the study: it starts over whenever it was replaced. */
function remainingAfter({ usefulYears, remainingYears }: ReserveComponent, passed: number): number {
  return passed <= remainingYears
    ? remainingYears - passed
    : usefulYears - 1 - ((passed - remainingYears - 1) % usefulYears);
}

const isReplaced = (component: ReserveComponent, passed: number): boolean =>
  passed >= component.remainingYears && (passed - component.remainingYears) % component.usefulYears === 0;

/**
 * The reserve in the years from the study on. Each year, interest is paid on the balance with which the year begins (and
 * owed where it is below zero), the contribution comes in, and what is due is replaced at the prices of that year: costs grow with inflation.
 */
export function projectionOf(plan: Plan, components: readonly ReserveComponent[], years = STUDY_YEARS): ReserveYear[] {
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
    projected.push({
      year: Number(plan.studyYear) + passed,
      interest,
      spending,
      replaced: due.map(({ name }) => name),
      balance,
      funded: percentFunded(balance, fullyFunded(worn)),
    });
    before = balance;
  }
  return projected;
}

/**
 * The smallest yearly contribution, in whole dollars as cents, with which no year of the projection ends below zero. Without
 * contributions, year t ends at B; each contributed dollar adds the dollars that it has become by then, so the year needs
 * −B ÷ that.
 */
export function neededContribution(plan: Plan, components: readonly ReserveComponent[], years = STUDY_YEARS): number {
  const without = projectionOf({ ...plan, yearlyContribution: 0 }, components, years);
  let grown = 0;
  let needed = 0;
  for (const { balance } of without) {
    grown = grown * (1 + plan.interestPercent / 100) + 1;
    needed = Math.max(needed, -balance / grown);
  }
  return Math.ceil(needed / 100) * 100;
}
