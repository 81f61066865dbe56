import { FormDialog } from '@platform/module-kit/screens';
import { MoneyField, RadioGroup, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import type { BudgetLineDraft, LineType } from '../../source/budgetLine';
import { usePreSeasonSource } from '../../source/PreSeasonSourceContext';
import { reasonOf, useChange } from '../../source/useChange';
import { useSeason } from '../preSeason/SeasonContext';

const types: readonly { value: LineType; label: string }[] = [
  { value: 'expense', label: 'Expense' },
  { value: 'income', label: 'Income' },
];

/** Adds a line to the draft. */
export function NewLineDialog({ onClose }: { onClose: () => void }) {
  const source = usePreSeasonSource();
  const { season } = useSeason();
  const [draft, setDraft] = useState<BudgetLineDraft>({ name: '', type: 'expense', plannedCents: null });
  const isValid = draft.name.trim() !== '';
  const adding = useChange({
    run: () => source.addBudgetLine(season.year, draft),
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
      canSubmit={isValid}
      isPending={adding.isPending}
      onSubmit={() => adding.mutate(undefined)}
      refusal={adding.isError && reasonOf(adding.error)}
    >
      <TextField
        label="Name"
        autoFocus
        limit={80}
        value={draft.name}
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
    </FormDialog>
  );
}
