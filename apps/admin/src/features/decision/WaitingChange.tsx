import { failureReason, useMutation } from '@platform/module-kit';
import { Alert, Button, toast } from '@platform/ui';
import type { WaitingChange as Change } from '../engagements/engagement';
import { changeInWords, clubMomentInWords } from '../engagements/engagementWords';
import { cancelChange } from './decide';

interface WaitingChangeProps {
  change: Change;
  /** The club's time zone. */
  timeZone: string;
  onCanceled(): Promise<void>;
}

/** A planned change, with a button that cancels it. */
export function WaitingChange({ change, timeZone, onCanceled }: WaitingChangeProps) {
  const canceling = useMutation({
    mutationFn: () => cancelChange(change.id),
    onSuccess: () => {
      toast({ title: 'The change was canceled', tone: 'success' });
      return onCanceled();
    },
  });
  return (
    <Alert
      tone="warning"
      title={`Planned for ${clubMomentInWords(change.effectiveAt, timeZone)}: ${changeInWords(change)}`}
      action={
        <Button variant="secondary" loading={canceling.isPending} onClick={() => canceling.mutate()}>
          Cancel this change
        </Button>
      }
    >
      {canceling.error ? failureReason(canceling.error) : change.reason}
    </Alert>
  );
}
