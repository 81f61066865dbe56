import { failureReason } from '@platform/module-kit';
import { FormDialog, newId, useErrorsOnceTried } from '@platform/module-kit/screens';
import { SelectField, TextArea } from '@platform/ui';
import { useState } from 'react';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { priorityWords } from '../../rules/tickets/tickets';
import type { DayItem } from '../../source/rows/dayList';
import type { Priority } from '../../source/rows/ticket';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';

/** Describes what is wrong with an item, and opens a ticket for it. */
export function FailureDialog({ item, onClose }: { item: DayItem; onClose: () => void }) {
  const source = useOperationsSource();
  const [note, setNote] = useState('');
  const [priority, setPriority] = useState<Priority>(item.priority);
  // The same report, however often it is sent.
  const [key] = useState(newId);
  const reporting = useOperationsChange(() => source.reportItem(item.id, { key, note, priority }, item.item));
  const [errors, whenRight] = useErrorsOnceTried({ note: note.trim() ? undefined : 'Write down what is wrong.' });
  return (
    <FormDialog
      onClose={onClose}
      title="Report a problem"
      description={`${item.item}. A ticket is opened, and the item stays open until it is checked off.`}
      submit="Open a ticket"
      isPending={reporting.isPending}
      refusal={reporting.error && failureReason(reporting.error, 'The ticket was not opened.')}
      onSubmit={() =>
        whenRight(() =>
          reporting.mutate(undefined, {
            onSuccess: (delivery) => {
              toastSaved(delivery, 'Ticket opened', item.item);
              onClose();
            },
          }),
        )
      }
    >
      <TextArea
        label="What is wrong"
        rows={3}
        limit={4000}
        value={note}
        error={errors.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <SelectField
        label="Priority"
        value={priority}
        options={(['high', 'medium', 'low'] as const).map((value) => ({ value, label: priorityWords[value] }))}
        onChange={(event) => setPriority(event.target.value as Priority)}
      />
    </FormDialog>
  );
}
