import { require_time_reason } from '@platform/database/raised';
import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { TextArea } from '@platform/ui';
import { useState } from 'react';
import type { TimeEntry } from '../source/rows/week';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';

interface RemoveEntryProps {
  staffId: string;
  entry: TimeEntry;
  onClose: () => void;
  onDone: () => void;
}

/** Removes hours that were not worked. The history keeps them, with the reason. */
export function RemoveEntry({ staffId, entry, onClose, onDone }: RemoveEntryProps) {
  const source = useTimeClockSource();
  const [reason, setReason] = useState('');
  const removing = useTimeClockChange(() => source.removeEntry(staffId, entry.id, reason.trim()));
  const [errors, whenRight] = useErrorsOnceTried({
    reason: reason.trim().length >= 3 ? undefined : require_time_reason.PT422.message,
  });
  return (
    <FormDialog
      size="sm"
      title="Remove this entry?"
      description="Its hours no longer count. The history of the week keeps them."
      submit="Remove entry"
      variant="destructive"
      isPending={removing.isPending}
      refusal={removing.error && failureReason(removing.error, 'The entry was not removed')}
      onClose={onClose}
      onSubmit={() => whenRight(() => removing.mutate(undefined, { onSuccess: onDone }))}
    >
      <TextArea
        label="Reason"
        rows={2}
        limit={500}
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
