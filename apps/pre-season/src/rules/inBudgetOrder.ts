import { byName } from '@platform/module-kit/screens';
import type { BudgetLine } from '../source/rows/budgetLine';

/** A comparison for `sort`: lines by name, then by year. */
export const inBudgetOrder = (one: BudgetLine, other: BudgetLine): number =>
  byName(one, other) || one.year.localeCompare(other.year);
