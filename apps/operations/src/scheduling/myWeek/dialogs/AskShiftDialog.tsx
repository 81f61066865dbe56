import { shift_requests } from '@platform/database/refusals/shift_requests';
import { FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { SelectField, TextArea } from '@platform/ui';
import { useState } from 'react';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { swapsFor } from '../../rules/ownWeek/myShifts';
import { errorToReader } from '../../rules/requests/readerWords';
import { periodWords } from '../../rules/words';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import type { MyRows } from '../useMyRows';
import { MANAGER_DECIDES, STAYS_YOURS } from '../ownShiftWords';

interface AskShiftDialogProps {
  rows: MyRows;
  shift: Shift;
  kind: 'drop' | 'swap';
  staffId: string;
  onClose: () => void;
}

/** Asks to drop a shift, or to swap it for a colleague's. The person keeps it until a manager approves. */
export function AskShiftDialog({ rows, shift, kind, staffId, onClose }: AskShiftDialogProps) {
  const source = useSchedulingSource();
  const [other, setOther] = useState('');
  const [note, setNote] = useState('');
  const words = (of: Shift) => periodWords(of, source.timeZone, source.today());
  const swaps = swapsFor(shift, rows.coming, source.now().getTime());
  const [missing, whenRight] = useErrorsOnceTried({
    other: kind === 'swap' && !other ? 'Choose the shift that you would work instead.' : undefined,
    note: note.length <= 500 ? undefined : shift_requests.rules.shift_requests_note_length,
  });
  const asking = useSchedulingChange(
    () =>
      source.askForShift(
        {
          kind,
          staffId,
          shiftId: shift.id,
          colleagueShiftId: kind === 'swap' ? other : null,
          note: note.trim() || null,
        },
        shift,
      ),
    {
      onDone(delivery) {
        const description = kind === 'swap' ? 'Your colleague answers first, then your manager.' : MANAGER_DECIDES;
        toastSaved(delivery, kind === 'swap' ? 'Swap asked' : 'Drop asked', description);
        onClose();
      },
    },
  );
  return (
    <FormDialog
      size="sm"
      title={kind === 'swap' ? 'Ask to swap a shift' : 'Ask to drop a shift'}
      description={`${shift.role}, ${words(shift)}. ${kind === 'swap' ? 'It stays yours until a manager approves.' : STAYS_YOURS}`}
      submit="Ask"
      isPending={asking.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => asking.mutate())}
    >
      {kind === 'swap' && (
        <SelectField
          label="For the shift of"
          value={other}
          placeholder="Choose a shift"
          error={missing.other}
          hint={
            swaps.length === 0
              ? 'No colleague of your role has a shift this week or the next that both of you could swap.'
              : undefined
          }
          options={swaps.map((one) => ({ value: one.id, label: `${rows.nameOf(one.staffId)}, ${words(one)}` }))}
          onChange={(event) => setOther(event.target.value)}
        />
      )}
      <TextArea
        label="Note"
        optional
        rows={2}
        value={note}
        error={missing.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={errorToReader(asking.error, rows.nameOf(staffId))} />
    </FormDialog>
  );
}
