import { byName } from '@platform/module-kit/screens';
import type { BudgetLine } from '../source/budgetLine';

/** Orders lines by name, the years of a name one after another, for `sort`. */
export const inBudgetOrder = (one: BudgetLine, other: BudgetLine): number =>
  byName(one, other) || one.year.localeCompare(other.year);
