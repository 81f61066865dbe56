import { failureReason } from '@platform/module-kit';
import { FormDialog, moneyInWords, useErrorsOnceTried } from '@platform/module-kit/screens';
import { MoneyField, toast } from '@platform/ui';
import { useState } from 'react';
import type { BudgetLine } from '../../source/rows/budgetLine';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useSeason } from '../preSeason/SeasonContext';

/** Plans a line of income as one member's dues times the number of members. */
export function DuesDialog({ row, onClose }: { row: BudgetLine; onClose: () => void }) {
  const source = usePreSeasonSource();
  const { memberCount } = useSeason().setting;
  const [each, setEach] = useState<number | null>(
    row.plannedCents !== null && memberCount > 0 ? Math.round(row.plannedCents / memberCount) : null,
  );
  const planned = each === null ? null : each * memberCount;
  const [errors, whenRight] = useErrorsOnceTried({
    each: planned === null ? 'Enter what each member pays.' : undefined,
  });
  const planning = usePreSeasonChange(
    (cents: number) => source.saveBudgetLine(row.id, { plannedCents: cents }, row.version),
    {
      onDone: ({ plannedCents }) => {
        toast({ title: `${row.name}: ${moneyInWords(plannedCents)} saved`, tone: 'success' });
        onClose();
      },
    },
  );
  return (
    <FormDialog
      size="sm"
      title={`${row.name} from members`}
      description={`Your club has ${memberCount.toLocaleString('en-US')} members.`}
      onClose={onClose}
      submit={`Plan ${moneyInWords(planned)}`}
      isPending={planning.isPending}
      onSubmit={() => whenRight(() => planned !== null && planning.mutate(planned))}
      refusal={planning.isError && failureReason(planning.error)}
    >
      <MoneyField label="Each member pays" value={each} error={errors.each} max={10_000_000} onChange={setEach} />
    </FormDialog>
  );
}
