import { ActionsMenu } from '@platform/module-kit/screens';
import { MenuItem, toast } from '@platform/ui';
import { CalendarClock, PenLine, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import type { BudgetLine } from '../../source/rows/budgetLine';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { DeleteDialog } from '../preSeason/DeleteDialog';
import { DuesDialog } from './DuesDialog';

/** More actions for a line of the budget. */
export function LineMenu({ row }: { row: BudgetLine }) {
  const source = usePreSeasonSource();
  const [asks, setAsks] = useState<'dues' | 'delete' | null>(null);
  const close = () => setAsks(null);
  const filling = usePreSeasonChange((isLabor: boolean) => source.fillInBudgetLine(row.id, isLabor, row.version), {
    onDone: ({ isLabor }) =>
      toast({
        title: isLabor ? `${row.name} is filled in from the schedule` : `${row.name} is entered by hand`,
        tone: 'success',
      }),
  });
  return (
    <>
      <ActionsMenu of={row.name}>
        {row.type === 'income' && (
          <MenuItem icon={<Users size={18} aria-hidden="true" />} onSelect={() => setAsks('dues')}>
            Compute from members
          </MenuItem>
        )}
        {row.type === 'expense' &&
          (row.isLabor ? (
            <MenuItem icon={<PenLine size={18} aria-hidden="true" />} onSelect={() => filling.mutate(false)}>
              Enter the actual by hand
            </MenuItem>
          ) : (
            <MenuItem icon={<CalendarClock size={18} aria-hidden="true" />} onSelect={() => filling.mutate(true)}>
              Fill in the actual from the schedule
            </MenuItem>
          ))}
        <MenuItem tone="destructive" icon={<Trash2 size={18} aria-hidden="true" />} onSelect={() => setAsks('delete')}>
          Delete line
        </MenuItem>
      </ActionsMenu>
      {asks === 'dues' && <DuesDialog row={row} onClose={close} />}
      {asks === 'delete' && (
        <DeleteDialog
          title="Delete this line?"
          name={row.name}
          remove={() => source.deleteBudgetLine(row.id)}
          onClose={close}
        />
      )}
    </>
  );
}
