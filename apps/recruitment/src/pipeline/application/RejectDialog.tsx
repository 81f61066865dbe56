import { useMutation } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { Alert, TextArea } from '@platform/ui';
import { useState } from 'react';
import type { Application } from '../source/recruitmentSource';
import { useApplications } from '../source/recruitmentQueries';

interface RejectDialogProps {
  application: Application;
  /** Rejects over the application as it stands by now. */
  onReject: (application: Application, reason: string) => Promise<void>;
  onRejected: () => void;
  onClose: () => void;
}

/** Asks why somebody is rejected: the next manager wants to know. */
export function RejectDialog({ application, onReject, onRejected, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const text = reason.trim();
  const applications = useApplications();
  // After a conflict the list is read again, and the next try is made over what the person sees by then.
  const now = applications.data?.find(({ id }) => id === application.id) ?? application;
  const rejecting = useMutation({ mutationFn: () => onReject(now, text), onSuccess: onRejected });
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={`Reject ${application.name}?`}
      description="They are not told. The reason stays in the history, for managers and admins of your club."
      submit="Reject"
      variant="destructive"
      unsaved={`the reason for rejecting ${application.name}`}
      isPending={rejecting.isPending}
      onSubmit={() => {
        setChecked(true);
        if (text) rejecting.mutate();
      }}
    >
      <TextArea
        label="Reason"
        autoFocus
        required
        rows={3}
        limit={2000}
        value={reason}
        error={isChecked && !text ? 'Write in a few words why.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {rejecting.isError && (
        <Alert tone="danger" title={rejecting.error.message}>
          Nothing of yours is lost. The application is shown as it is now; press Reject again if you still want to.
        </Alert>
      )}
    </FormDialog>
  );
}
