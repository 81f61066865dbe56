import { FormDialog, Refusal, WRITE_WHY } from '@platform/module-kit/screens';
import { TextArea } from '@platform/ui';
import { useState } from 'react';
import type { Application } from '../../source/rows/application';
import { useApplications } from '../../source/queries';
import { useLetter } from './useLetter';
import { useMove } from './useMove';

interface RejectDialogProps {
  application: Application;
  onRejected: () => void;
  onClose: () => void;
}

/** Asks for the reason of a rejection, which other managers can read, and for the email to the applicant. */
export function RejectDialog({ application, onRejected, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const text = reason.trim();
  const applications = useApplications();
  // After a conflict the list is refetched, and the next try uses the version shown then.
  const now = applications.data?.find(({ id }) => id === application.id) ?? application;
  const { letter, isKnown, isReady, fields } = useLetter(application, 'refused', isChecked);
  const rejecting = useMove();
  return (
    <FormDialog
      onClose={onClose}
      title={`Reject ${application.name}?`}
      description="The reason stays in the history, for managers and admins of your club. It is not part of the email."
      submit={letter === null ? 'Reject' : 'Reject and send'}
      variant="destructive"
      unsaved={`the reason for rejecting ${application.name}`}
      canSubmit={isKnown}
      isPending={rejecting.isPending}
      onSubmit={() => {
        setChecked(true);
        if (!text || !isReady) return;
        const rejection = { reason: text, letter };
        rejecting.mutate({ application: now, to: 'rejected', rejection }, { onSuccess: onRejected });
      }}
    >
      <TextArea
        label="Reason"
        autoFocus
        required
        rows={3}
        limit={2000}
        value={reason}
        error={isChecked && !text ? WRITE_WHY : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {fields}
      <Refusal error={rejecting.error}>
        Nothing of yours is lost. The application is shown as it is now; try again if you still want to.
      </Refusal>
    </FormDialog>
  );
}
