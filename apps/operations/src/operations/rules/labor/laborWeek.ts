import { addDays } from '@platform/module-kit/screens';
import type { LaborWeek } from '../../source/rows/labor';

/** A week's totals across all departments. */
interface WeekTotal {
  weekStart: string;
  /** Null while no department has a budget. */
  budgetCents: number | null;
  laborCents: number;
  minutes: number;
  /** The cost of the departments that have a budget. Only these are compared with it. */
  budgetedCents: number;
}

/** Adds up the departments of a week. */
export function weekTotal(weeks: readonly LaborWeek[], weekStart: string): WeekTotal {
  const all = weeks.filter((week) => week.weekStart === weekStart);
  const budgeted = all.filter(({ budgetCents }) => budgetCents !== null);
  const sum = (rows: readonly LaborWeek[], of: (week: LaborWeek) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    weekStart,
    budgetCents: budgeted.length > 0 ? sum(budgeted, ({ budgetCents }) => budgetCents ?? 0) : null,
    laborCents: sum(all, ({ laborCents }) => laborCents),
    minutes: sum(all, ({ minutes }) => minutes),
    budgetedCents: sum(budgeted, ({ laborCents }) => laborCents),
  };
}

/** The departments of a week, by name. */
export const departmentsOf = (weeks: readonly LaborWeek[], weekStart: string): LaborWeek[] =>
  weeks.filter((week) => week.weekStart === weekStart);

/** Totals of `count` weeks up to and including one, the earliest first. */
export function totalsUntil(weeks: readonly LaborWeek[], last: string, count: number): WeekTotal[] {
  return Array.from({ length: count }, (_, place) => weekTotal(weeks, addDays(last, 7 * (place - count + 1))));
}
