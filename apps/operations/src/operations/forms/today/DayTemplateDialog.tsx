import { failureReason } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { Alert, Button, Stack, TextField, toast } from '@platform/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { dayTemplateErrors, hasDayTemplateErrors, MOST_ITEMS, writtenItems } from '../../rules/forms/dayTemplateCheck';
import type { DayTemplate, DayTemplateItem } from '../../source/rows/dayList';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { DayTemplateItemFields } from './DayTemplateItemFields';

const blank: DayTemplateItem = { item: '', priority: 'medium', notes: '' };

interface DayTemplateDialogProps {
  /** The checklist to change. Without it, the dialog adds one. */
  template?: DayTemplate;
  onClose: () => void;
}

/** Edits a daily checklist with its items. */
export function DayTemplateDialog({ template, onClose }: DayTemplateDialogProps) {
  const source = useOperationsSource();
  const [title, setTitle] = useState(template?.title ?? '');
  const [items, setItems] = useState<readonly DayTemplateItem[]>(template?.items ?? [blank, blank, blank]);
  const [isTried, setTried] = useState(false);
  const found = dayTemplateErrors(title, items);
  const errors = isTried ? found : undefined;
  const saving = useOperationsChange(() =>
    source.saveDayTemplate(
      title,
      writtenItems(items),
      template ? { id: template.id, version: template.version } : null,
    ),
  );
  const changeItem = (place: number, some: Partial<DayTemplateItem>) =>
    setItems(items.map((item, each) => (each === place ? { ...item, ...some } : item)));
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={template ? 'Edit daily checklist' : 'Add daily checklist'}
      submit="Save checklist"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The checklist was not saved.')}
      onSubmit={() => {
        setTried(true);
        if (hasDayTemplateErrors(found)) return;
        saving.mutate(undefined, {
          onSuccess: () => {
            toast({ title: 'Checklist saved', description: title.trim(), tone: 'success' });
            onClose();
          },
        });
      }}
    >
      <TextField label="Title" value={title} error={errors?.title} onChange={(event) => setTitle(event.target.value)} />
      <Stack as="ol" role="list" $gap="sm">
        {items.map((item, place) => (
          <li key={place}>
            <DayTemplateItemFields
              number={place + 1}
              item={item}
              error={errors?.each[place]}
              onChange={(some) => changeItem(place, some)}
              onRemove={() => setItems(items.filter((_, each) => each !== place))}
            />
          </li>
        ))}
      </Stack>
      {errors?.items && <Alert tone="danger">{errors.items}</Alert>}
      {items.length < MOST_ITEMS && (
        <div>
          <Button
            size="sm"
            variant="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setItems([...items, blank])}
          >
            Add an item
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
