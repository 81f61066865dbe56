import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { TextArea } from '@platform/ui';
import { useState } from 'react';
import { useOperationsChange } from '../source/useOperationsSource';

/** Most characters of a reason, as in the tables. */
const LONGEST = 300;

interface ReasonDialogProps {
  title: string;
  description: string;
  action: string;
  change: (reason: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why an entry does not count, and strikes it. */
export function ReasonDialog({ title, description, action, change, onClose, onDone }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const changing = useOperationsChange(change);
  const [errors, whenRight] = useErrorsOnceTried({ reason: reason.trim() ? undefined : 'Enter a reason.' });
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={title}
      description={description}
      submit={action}
      variant="destructive"
      isPending={changing.isPending}
      refusal={changing.error && failureReason(changing.error, title)}
      onSubmit={() => whenRight(() => changing.mutate(reason, { onSuccess: onDone }))}
    >
      <TextArea
        label="Reason"
        rows={3}
        limit={LONGEST}
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
