import { failureReason } from '@platform/module-kit';
import { ENTER_NAME, FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { MoneyField, RadioGroup, Switch, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { isPayroll } from '../../rules/budgetSums';
import type { BudgetLineDraft, LineType } from '../../source/rows/budgetLine';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useSeason } from '../preSeason/SeasonContext';

const types: readonly { value: LineType; label: string }[] = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Income' },
];

interface NewLineDialogProps {
  /** Whether no other line of the year is filled in from the schedule. */
  mayBeLabor: boolean;
  onClose: () => void;
}

/** Adds a line to the draft. */
export function NewLineDialog({ mayBeLabor, onClose }: NewLineDialogProps) {
  const source = usePreSeasonSource();
  const { season } = useSeason();
  const [draft, setDraft] = useState<BudgetLineDraft>({
    name: '',
    type: 'expense',
    plannedCents: null,
    isLabor: false,
  });
  // Undefined until the person decides: a line with a payroll name is filled in.
  const [isLabor, setLabor] = useState<boolean>();
  const filledIn = mayBeLabor && draft.type === 'expense' && (isLabor ?? isPayroll(draft));
  const [errors, whenRight] = useErrorsOnceTried({ name: draft.name.trim() ? undefined : ENTER_NAME });
  const adding = usePreSeasonChange(() => source.addBudgetLine(season.year, { ...draft, isLabor: filledIn }), {
    onDone: ({ name }) => {
      toast({ title: `${name} added`, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title={`Add a line to ${season.year}`}
      onClose={onClose}
      submit="Add line"
      isPending={adding.isPending}
      onSubmit={() => whenRight(() => adding.mutate(undefined))}
      refusal={adding.isError && failureReason(adding.error)}
    >
      <TextField
        label="Name"
        autoFocus
        limit={80}
        value={draft.name}
        error={errors.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <RadioGroup
        label="Type"
        appearance="cards"
        options={types}
        value={draft.type}
        onChange={(type) => setDraft({ ...draft, type })}
      />
      <MoneyField
        label="Draft"
        optional
        value={draft.plannedCents}
        onChange={(plannedCents) => setDraft({ ...draft, plannedCents })}
      />
      {mayBeLabor && draft.type === 'expense' && (
        <Switch
          label="Fill in the actual from the schedule"
          hint="Planned hours of published shifts, times pay."
          checked={filledIn}
          onChange={(event) => setLabor(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
