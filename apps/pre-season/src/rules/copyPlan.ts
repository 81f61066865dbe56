import { daysBetween } from '@platform/module-kit/screens';
import type { BudgetLine } from '../source/rows/budgetLine';
import type { Checklist } from '../source/rows/checklist';
import type { Season } from '../source/rows/setting';

/** A list of the earlier season, and whether the later one has it. */
interface ListToCopy {
  list: Checklist;
  /** Already copied, or started from the same template: it stays unchanged. */
  isThere: boolean;
}

/** The result of copying one season into another. */
export interface CopyPlan {
  lists: readonly ListToCopy[];
  /** The number of days by which every due date moves. */
  shiftDays: number;
  /** Budget lines that the later season does not have. */
  newBudgetLines: number;
  knownBudgetLines: number;
}

/** What `copy_season_forward` would do: which lists and lines are new to the later season, and which it already has. */
export function copyPlan(
  from: { season: Season; lists: readonly Checklist[] },
  to: { season: Season; lists: readonly Checklist[] },
  budget: readonly BudgetLine[],
): CopyPlan {
  const isThere = (list: Checklist) =>
    to.lists.some(
      ({ copiedFromId, templateId }) =>
        copiedFromId === list.id || (list.templateId !== null && templateId === list.templateId),
    );
  const known = new Set(budget.filter(({ year }) => year === to.season.year).map(lineKey));
  const lines = budget.filter(({ year, projectId }) => year === from.season.year && projectId === null);
  const newBudgetLines = lines.filter((line) => !known.has(lineKey(line))).length;
  return {
    lists: from.lists.filter(({ archived }) => !archived).map((list) => ({ list, isThere: isThere(list) })),
    shiftDays: daysBetween(from.season.opensOn, to.season.opensOn),
    newBudgetLines,
    knownBudgetLines: lines.length - newBudgetLines,
  };
}

const lineKey = ({ type, name }: BudgetLine) => `${type} ${name}`;
