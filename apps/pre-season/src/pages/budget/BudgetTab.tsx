import { BUDGET_FAILED } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { SkeletonTable } from '@platform/ui';
import { draftLines } from '../../rules/budgetSums';
import type { BudgetLine } from '../../source/rows/budgetLine';
import { useBudget } from '../../source/queries';
import { useSeason } from '../preSeason/SeasonContext';
import { BudgetDraft } from './BudgetDraft';
import { ClosedBudget } from './ClosedBudget';

/** The season's budget: the draft beside last season's plan and results. */
export function BudgetTab() {
  const { season, lastSeason } = useSeason();
  const budget = useBudget(lastSeason ? [lastSeason.year, season.year] : [season.year]);
  // A past season is compared with its own plan.
  const itself = { year: season.year, lastYear: season.year, isClosed: true };
  const own = (lines: readonly BudgetLine[]) => lines.filter(({ year }) => year === season.year);
  return (
    <Loaded query={budget} label="the budget" failure={BUDGET_FAILED} shape={<SkeletonTable rows={10} columns={5} />}>
      {(lines) =>
        season.isClosed && own(lines).length > 0 ? (
          <ClosedBudget
            income={draftLines(own(lines), 'income', itself)}
            expense={draftLines(own(lines), 'expense', itself)}
          />
        ) : (
          <BudgetDraft lines={lines} />
        )
      }
    </Loaded>
  );
}
