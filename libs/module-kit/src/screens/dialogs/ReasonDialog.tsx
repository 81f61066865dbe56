import { failureReason } from '@platform/module-kit';
import { TextArea } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { useErrorsOnceTried } from '../forms/useErrorsOnceTried';
import { useChangeOf, useShown } from '../source/shownSource';
import { FormDialog, type FormDialogProps } from './FormDialog';

interface ReasonDialogProps {
  title: string;
  description: string;
  /** What the button says, such as "Strike reading". */
  action: string;
  /** `destructive` by default: something no longer counts. */
  variant?: FormDialogProps['variant'];
  /** Most characters of the reason, as in its table. */
  limit: number;
  /** Who reads the reason, in a sentence. */
  hint?: string;
  /** What the field says without a reason. */
  missing?: string;
  /** Fields below the reason. */
  children?: ReactNode;
  change: (reason: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why something is changed, and changes it. A refusal stays on it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, variant = 'destructive', limit, hint, missing = 'Enter a reason.' } = props;
  const { children, change, onClose, onDone } = props;
  const [reason, setReason] = useState('');
  // Called before the rows are read again, because the dialog may disappear with its row.
  const changing = useChangeOf(useShown(), change, { onDone });
  const [errors, whenRight] = useErrorsOnceTried({ reason: reason.trim() ? undefined : missing });
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={title}
      description={description}
      submit={action}
      variant={variant}
      isPending={changing.isPending}
      refusal={changing.error && failureReason(changing.error, title)}
      onSubmit={() => whenRight(() => changing.mutate(reason))}
    >
      <TextArea
        label="Reason"
        hint={hint}
        rows={3}
        limit={limit}
        value={reason}
        error={errors.reason}
        required
        onChange={(event) => setReason(event.target.value)}
      />
      {children}
    </FormDialog>
  );
}
