import { dayInWords, FormDialog, Refusal } from '@platform/module-kit/screens';
import { DateField, toast } from '@platform/ui';
import { useState } from 'react';
import { dueDateProblem } from '../../rules/dueChoice';
import type { Participant } from '../../source/rows/module';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';

interface DueDateDialogProps {
  participants: readonly Participant[];
  onClose: () => void;
  onDone: () => void;
}

/** Changes people's due date for a module, or removes it. */
export function DueDateDialog({ participants, onClose, onDone }: DueDateDialogProps) {
  const source = useTrainingSource();
  const [dueOn, setDueOn] = useState(participants[0]?.due?.on ?? '');
  const today = source.today();
  const hasChanged = participants.some(({ due, completedOn }) => completedOn === null && (due?.on ?? '') !== dueOn);
  const problem = hasChanged ? dueDateProblem(dueOn, today) : undefined;
  const changing = useTrainingChange(() =>
    source.setDueDate(
      participants.map(({ id }) => id),
      dueOn || null,
    ),
  );
  const who = participants.length === 1 ? (participants[0]?.name ?? '') : `${participants.length} people`;
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title="Change the due date"
      description={`For ${who}. Without a day, nothing is late.`}
      submit="Save due date"
      isPending={changing.isPending}
      onSubmit={() => {
        if (problem) return;
        changing.mutate(undefined, {
          onSuccess: () => {
            toast({ title: dueOn ? `Due ${dayInWords(dueOn)}` : 'Due date taken away', tone: 'success' });
            onDone();
          },
        });
      }}
    >
      <DateField label="Due date" optional value={dueOn} error={problem} onChange={setDueOn} />
      <Refusal error={changing.error} />
    </FormDialog>
  );
}
