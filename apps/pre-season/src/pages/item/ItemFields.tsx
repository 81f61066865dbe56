import type { DraftErrors } from '@platform/module-kit';
import { DateField, Grid, SelectField, Stack, TextArea, TextField } from '@platform/ui';
import type { ItemDraft, Priority } from '../../source/rows/checklist';
import { useSeason } from '../preSeason/SeasonContext';
import { OwnerField } from './OwnerField';

/** The labels of an item's fields. */
export const itemLabels = {
  listId: 'Checklist',
  item: 'Item',
  priority: 'Priority',
  notes: 'Notes',
  owner: 'Owner',
  dueOn: 'Due',
} as const;

const priorities: readonly { value: Priority; label: string }[] = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
];

interface ItemFieldsProps {
  draft: ItemDraft;
  errors: DraftErrors<ItemDraft>;
  onChange(change: Partial<ItemDraft>): void;
  autoFocus?: boolean;
}

/** The fields of an item: the work, its owner and its date. */
export function ItemFields({ draft, errors, onChange, autoFocus = false }: ItemFieldsProps) {
  const { lists, people } = useSeason();
  return (
    <Stack $gap="md">
      <TextField
        label={itemLabels.item}
        value={draft.item}
        error={errors.item}
        limit={200}
        required
        autoFocus={autoFocus}
        onChange={(event) => onChange({ item: event.target.value })}
      />
      <OwnerField
        label={itemLabels.owner}
        people={people}
        value={draft.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <Grid $min="9.5rem" $gap="md" $stretch>
        <DateField label={itemLabels.dueOn} value={draft.dueOn} optional onChange={(dueOn) => onChange({ dueOn })} />
        <SelectField
          label={itemLabels.priority}
          options={priorities}
          value={draft.priority}
          onChange={(event) => onChange({ priority: event.target.value as Priority })}
        />
      </Grid>
      <SelectField
        label={itemLabels.listId}
        placeholder="Choose a checklist"
        options={lists.filter(({ archived }) => !archived).map(({ id, title }) => ({ value: id, label: title }))}
        value={draft.listId}
        error={errors.listId}
        required
        onChange={(event) => onChange({ listId: event.target.value })}
      />
      <TextArea
        label={itemLabels.notes}
        value={draft.notes}
        limit={2000}
        rows={3}
        optional
        onChange={(event) => onChange({ notes: event.target.value })}
      />
    </Stack>
  );
}
