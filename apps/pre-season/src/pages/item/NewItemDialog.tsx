import { failureReason } from '@platform/module-kit';
import { differs, FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Button, Dialog, EmptyState, Icon, toast } from '@platform/ui';
import { useState } from 'react';
import type { ItemDraft } from '../../source/rows/checklist';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from '../preSeason/address';
import { useSeason } from '../preSeason/SeasonContext';
import { checkItem } from './checkItem';
import { ItemFields } from './ItemFields';

/** Adds an item to one of the season's lists, with its owner and its date. */
export function NewItemDialog({ onClose }: { onClose: () => void }) {
  const source = usePreSeasonSource();
  const { lists } = useSeason();
  const { change } = usePreSeasonAddress();
  const open = lists.filter(({ archived }) => !archived);
  const [nearest] = open;
  const [first] = useState<ItemDraft>(() => ({
    listId: nearest?.id ?? '',
    item: '',
    priority: 'medium',
    notes: '',
    owner: '',
    dueOn: '',
  }));
  const [draft, setDraft] = useState(first);
  const [errors, whenRight] = useErrorsOnceTried(checkItem(draft));
  const target = lists.find(({ id }) => id === draft.listId);
  const adding = usePreSeasonChange(
    () => source.addItem(draft, Math.max(0, ...(target?.items ?? []).map(({ position }) => position)) + 1),
    {
      onDone: () => {
        toast({ title: 'Item added', description: `${draft.item.trim()} is on ${target?.title}.`, tone: 'success' });
        onClose();
      },
    },
  );
  if (!nearest) {
    return (
      <Dialog open title="Add an item" onClose={onClose}>
        <EmptyState
          title="No checklists yet"
          description="Every item belongs to a checklist. Start one first."
          icon={<Icon name="clipboard-list" size={24} />}
          action={<Button onClick={() => change({ dialog: 'list' })}>Start a checklist</Button>}
        />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title="Add an item"
      onClose={onClose}
      submit="Add item"
      unsaved="the new item"
      isChanged={differs(draft, first)}
      isPending={adding.isPending}
      onSubmit={() => whenRight(() => adding.mutate(undefined))}
      refusal={adding.isError && failureReason(adding.error)}
    >
      <ItemFields
        draft={draft}
        errors={errors}
        autoFocus
        onChange={(values) => setDraft((now) => ({ ...now, ...values }))}
      />
    </FormDialog>
  );
}
