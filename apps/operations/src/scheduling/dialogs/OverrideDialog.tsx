import { prepare_shift } from '@platform/database/raised';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, TextArea } from '@platform/ui';
import { useState } from 'react';
import { KEPT_IN_HISTORY } from './shift/keptInHistory';

interface OverrideDialogProps {
  /** The sentence of a soft rule. */
  message: string;
  hint: string;
  /** Called with the reason, or null if the person leaves the shift unchanged. */
  onAnswer: (reason: string | null) => void;
}

/** Asks why a shift is planned despite a rule's warning. */
export function OverrideDialog({ message, hint, onAnswer }: OverrideDialogProps) {
  const [reason, setReason] = useState('');
  const length = reason.trim().length;
  const [missing, whenRight] = useErrorsOnceTried({
    reason: length >= 3 && length <= 500 ? undefined : prepare_shift['22023'].message,
  });
  return (
    <FormDialog
      size="sm"
      title="Plan this shift anyway?"
      submit="Plan shift"
      isPending={false}
      isChanged={false}
      onClose={() => onAnswer(null)}
      onSubmit={() => whenRight(() => onAnswer(reason.trim()))}
    >
      <Alert tone="warning" title={message}>
        {hint}
      </Alert>
      <TextArea
        label="Reason"
        hint={KEPT_IN_HISTORY}
        rows={2}
        value={reason}
        error={missing.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
