import { counted, Quiet } from '@platform/module-kit/screens';
import { Checkbox, Stack } from '@platform/ui';
import type { CopyPlan } from '../../rules/copyPlan';
import { daysInWords } from '../../rules/daysInWords';
import type { Season } from '../../source/rows/setting';

interface CopyChoicesProps {
  plan: CopyPlan;
  to: Season;
  /** Lists that are not copied. */
  left: ReadonlySet<string>;
  onLeft(left: ReadonlySet<string>): void;
  withBudget: boolean;
  onWithBudget(withBudget: boolean): void;
}

/** The result of copying, with a choice for each part. */
export function CopyChoices({ plan, to, left, onLeft, withBudget, onWithBudget }: CopyChoicesProps) {
  const { lists, newBudgetLines, knownBudgetLines } = plan;
  const take = (listId: string, taken: boolean) => {
    const next = new Set(left);
    if (taken) next.delete(listId);
    else next.add(listId);
    onLeft(next);
  };
  return (
    <Stack $gap="xs">
      {lists.length === 0 && <Quiet>There are no checklists to copy.</Quiet>}
      {lists.map(({ list, isThere }) => (
        <Checkbox
          key={list.id}
          label={list.title}
          hint={isThere ? `In ${to.year} already; it stays unchanged.` : counted(list.items.length, 'item')}
          checked={!isThere && !left.has(list.id)}
          disabled={isThere}
          onChange={(event) => take(list.id, event.target.checked)}
        />
      ))}
      <Checkbox
        label="Budget"
        hint={budgetInWords(newBudgetLines, knownBudgetLines, to.year)}
        checked={withBudget && newBudgetLines > 0}
        disabled={newBudgetLines === 0}
        onChange={(event) => onWithBudget(event.target.checked)}
      />
      <Quiet>Due dates move by {daysInWords(plan.shiftDays)}: as long before opening as they were.</Quiet>
      <Quiet>Job roles and templates belong to the club and are there in every season.</Quiet>
    </Stack>
  );
}

function budgetInWords(added: number, known: number, year: string): string {
  if (added === 0) return known > 0 ? `In ${year} already; it stays unchanged.` : 'There is no budget to copy.';
  const lines = counted(added, 'line');
  const draft = `${lines} as a draft: planned is what was spent, or what was planned where nothing was.`;
  return known > 0 ? `${draft} ${known} are there already.` : draft;
}
