import { compareNames } from '@platform/module-kit/screens';
import type { BudgetLine, LineType } from '../source/rows/budgetLine';

/** One line of the draft beside the previous season's plan and result. Amounts are whole cents. */
export interface DraftLine {
  name: string;
  type: LineType;
  /** The draft's own line; null if only the previous season has one of this name. */
  draft: BudgetLine | null;
  /** The actual amount so far; null if none was entered, or if the schedule has no labor cost. */
  actual: number | null;
  lastPlanned: number | null;
  lastActual: number | null;
  /** Draft minus last season's actual; null unless both are known. */
  difference: number | null;
  /**
   * Actual minus draft; null unless both are known. Also null for labor until the season has closed, because a part of
   * its cost is not a saving.
   */
  toDraft: number | null;
}

/** Sums of one type, or of all. Null if no line has an amount. */
export interface Sums {
  planned: number | null;
  /** The actual amount so far. */
  actual: number | null;
  lastPlanned: number | null;
  lastActual: number | null;
  difference: number | null;
  /** Actual minus draft of comparable lines. A line without an actual amount yet is not a saving. */
  toDraft: number | null;
  /** Number of comparable lines. */
  compared: number;
  /** Number of lines in the year. */
  lines: number;
}

interface ComparedYears {
  year: string;
  lastYear: string | null;
  /** Whether the year's season has closed, so that its labor cost is final. False by default. */
  isClosed?: boolean;
}

/** The lines of a type in the order of their names, each beside the previous season's line of that name. */
export function draftLines(
  lines: readonly BudgetLine[],
  type: LineType,
  { year, lastYear, isClosed = false }: ComparedYears,
): DraftLine[] {
  const ofType = lines.filter((line) => line.type === type);
  const names = [...new Set(ofType.map(({ name }) => name))].sort(compareNames);
  return names.map((name) => {
    const draft = ofType.find((line) => line.name === name && line.year === year) ?? null;
    const last = ofType.find((line) => line.name === name && line.year === lastYear) ?? null;
    const actual = enteredOf(draft);
    const lastActual = enteredOf(last);
    return {
      name,
      type,
      draft,
      actual,
      lastPlanned: last?.plannedCents ?? null,
      lastActual,
      difference: minus(draft?.plannedCents ?? null, lastActual),
      toDraft: draft?.isLabor && !isClosed ? null : minus(actual, draft?.plannedCents ?? null),
    };
  });
}

/** The sum of lines. Whole cents add up exactly. */
export function sumsOf(lines: readonly DraftLine[]): Sums {
  const planned = total(lines.map(({ draft }) => draft?.plannedCents ?? null));
  const actual = total(lines.map((line) => line.actual));
  const lastActual = total(lines.map((line) => line.lastActual));
  return {
    planned,
    actual,
    lastPlanned: total(lines.map((line) => line.lastPlanned)),
    lastActual,
    difference: minus(planned, lastActual),
    toDraft: total(lines.map((line) => line.toDraft)),
    compared: lines.filter(({ toDraft }) => toDraft !== null).length,
    lines: lines.filter(({ draft }) => draft !== null).length,
  };
}

/** The lines that a sum compares, if they are only some of its lines; undefined for all or none. */
export function partInWords({ compared, lines, actual }: Sums): string | undefined {
  if (compared === lines || compared === 0) return undefined;
  return actual === null ? 'Once every line has its actual amount' : `Compares ${compared} of ${lines} lines`;
}

/** Income minus expense, column by column. The actual net is null until every line has its amount. */
export function netOf(income: Sums, expense: Sums): Sums {
  const planned = minus(income.planned, expense.planned);
  const compared = income.compared + expense.compared;
  const lines = income.lines + expense.lines;
  const isWhole = compared === lines;
  const lastActual = minus(income.lastActual, expense.lastActual);
  return {
    planned,
    actual: isWhole ? minus(income.actual, expense.actual) : null,
    lastPlanned: minus(income.lastPlanned, expense.lastPlanned),
    lastActual,
    difference: minus(planned, lastActual),
    toDraft: isWhole ? minus(income.toDraft, expense.toDraft) : null,
    compared,
    lines,
  };
}

/**
 * Budget usage: expense over income in percent (specification 9.8), with at most one decimal; null without income.
 */
export function usageOf(income: number | null, expense: number | null): number | null {
  if (!income || expense === null) return null;
  return Math.round((1000 * expense) / income) / 10;
}

/** Why there is no budget usage to show; undefined if there is. */
export function noUsageReason(income: number | null, expense: number | null): string | undefined {
  if (!income) return 'No income recorded';
  return expense === null ? 'No expenses recorded' : undefined;
}

/** The difference between a year's expenses and their plan. */
export interface Variance {
  /** (actual − planned) / planned, in percent with at most one decimal; null without a plan to compare with. */
  percent: number | null;
  /** Number of compared lines: those with a plan and an actual amount, without labor until the season has closed. */
  compared: number;
  /** Number of lines with a plan. */
  planned: number;
  /** Whether labor from the schedule is not compared yet because the season has not closed. */
  isLaborOpen: boolean;
}

/**
 * The variance of the expenses, over the lines that have both amounts. A line without an actual amount yet is not a
 * saving, and neither is the labor still to come in a season that has not closed. The database has the same rule
 * (`budget_summary.variance_percent`).
 */
export function varianceOf(expense: readonly DraftLine[], isClosed: boolean): Variance {
  const planned = expense.filter(({ draft }) => draft !== null && draft.plannedCents !== null);
  const isOpen = ({ draft }: DraftLine) => draft !== null && draft.isLabor && !isClosed;
  const compared = planned.filter((line) => line.actual !== null && !isOpen(line));
  const sums = sumsOf(compared);
  return {
    percent:
      sums.planned && sums.actual !== null
        ? Math.round((1000 * (sums.actual - sums.planned)) / sums.planned) / 10
        : null,
    compared: compared.length,
    planned: planned.length,
    isLaborOpen: planned.some(isOpen),
  };
}

/** The lines that a variance compares: `3 of 5 lines`, `all 5 lines`, or why there are none. */
export function comparedInWords({ compared, planned, isLaborOpen }: Variance): string {
  if (planned === 0) return 'No expenses planned';
  if (compared === 0) return 'No actual expenses yet';
  if (compared === planned) return planned === 1 ? 'the one line' : `all ${planned} lines`;
  return `${compared} of ${planned} lines${isLaborOpen ? ', labor not yet' : ''}`;
}

/**
 * Whether the year has results, which means at least one entered amount. The schedule's cost so far is not a result. The
 * database has the same rule (`budget_summary.is_draft`).
 */
export const hasResults = (lines: readonly DraftLine[]): boolean =>
  lines.some(({ draft, actual }) => draft !== null && !draft.isLabor && actual !== null);

/** Whether a line has a payroll name. The database has the same rule (`app.is_payroll`). */
export const isPayroll = ({ type, name }: Pick<BudgetLine, 'type' | 'name'>): boolean =>
  type === 'expense' && /^\s*(payroll|labor|wages|staff (pay|wages|costs?))\s*$/i.test(name);

/** One member's amount in cents, if the members pay all of a dues line; null if it is not a whole cent. */
export function duesOfMember({ name, type, draft }: DraftLine, memberCount: number): number | null {
  const planned = draft?.plannedCents ?? null;
  if (type !== 'income' || !/\bdues\b/i.test(name) || planned === null || memberCount <= 0) return null;
  const each = planned / memberCount;
  return Number.isInteger(each) ? each : null;
}

function total(amounts: readonly (number | null)[]): number | null {
  const present = amounts.filter((amount) => amount !== null);
  return present.length > 0 ? present.reduce((sum, amount) => sum + amount, 0) : null;
}

/** Labor of $0 is a schedule without shifts, and not an amount (`budget_summary`). */
function enteredOf(line: BudgetLine | null): number | null {
  return line === null || (line.isLabor && line.actualCents === 0) ? null : line.actualCents;
}

/** The difference of two amounts; null unless both are known. */
export function minus(amount: number | null, other: number | null): number | null {
  return amount === null || other === null ? null : amount - other;
}
