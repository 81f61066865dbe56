import { shift_answers } from '@platform/database/refusals/shift_answers';
import { FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { TextArea } from '@platform/ui';
import { useState } from 'react';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { periodWords } from '../../rules/words';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';

/** Declines a published shift. The person keeps it until a manager reassigns it, or someone takes it. */
export function DeclineDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const source = useSchedulingSource();
  const [note, setNote] = useState('');
  const [missing, whenRight] = useErrorsOnceTried({
    note: note.length <= 500 ? undefined : shift_answers.rules.shift_answers_note_length,
  });
  const declining = useSchedulingChange(() => source.answerShift(shift, 'declined', note), {
    onDone(delivery) {
      toastSaved(delivery, 'Shift declined', 'Your manager is told. It stays yours until someone takes it.');
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title="Decline this shift?"
      description={`${shift.role}, ${periodWords(shift, source.timeZone, source.today())}. Your manager is told. The shift stays yours until someone takes it.`}
      submit="Decline shift"
      variant="destructive"
      isPending={declining.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => declining.mutate())}
    >
      <TextArea
        label="Reason"
        optional
        rows={2}
        value={note}
        error={missing.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={declining.error} />
    </FormDialog>
  );
}
