import { TextArea } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../dialogs/FormDialog';
import { WRITE_WHY } from '../forms/requiredInput';
import { useErrorsOnceTried } from '../forms/useErrorsOnceTried';

const LONGEST_REASON = 500;

interface ReopenSeasonFormProps {
  /** As text, such as `2024`. */
  year: string;
  isPending: boolean;
  refusal: ReactNode;
  onReopen(reason: string): void;
  onClose(): void;
}

/** Asks why a closed season is reopened. The reason stays on record. */
export function ReopenSeasonForm({ year, isPending, refusal, onReopen, onClose }: ReopenSeasonFormProps) {
  const [reason, setReason] = useState('');
  const [errors, whenRight] = useErrorsOnceTried({ reason: reason.trim() ? undefined : WRITE_WHY });
  return (
    <FormDialog
      onClose={onClose}
      title={`Reopen the season ${year}`}
      description="Its days and its rows can be changed again until it is closed. Managers read the reason in the record of the season."
      submit={`Reopen ${year}`}
      isPending={isPending}
      onSubmit={() => whenRight(() => onReopen(reason.trim()))}
      refusal={refusal}
    >
      <TextArea
        label="Reason"
        hint="What has to be corrected."
        rows={3}
        value={reason}
        error={errors.reason}
        limit={LONGEST_REASON}
        required
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
