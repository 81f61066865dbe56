import { useMutation } from '@platform/module-kit';
import { Alert, Button, toast } from '@platform/ui';
import type { WaitingChange as Change } from '../engagements/engagement';
import { changeInWords, clubMomentInWords } from '../engagements/engagementWords';
import { cancelChange } from './decide';

interface WaitingChangeProps {
  change: Change;
  /** That of the club. */
  timeZone: string;
  onCancelled(): Promise<void>;
}

/** A change that waits for its moment, and the way to take it back. */
export function WaitingChange({ change, timeZone, onCancelled }: WaitingChangeProps) {
  const cancelling = useMutation({
    mutationFn: () => cancelChange(change.id),
    onSuccess: () => {
      toast({ title: 'The change was cancelled', tone: 'success' });
      return onCancelled();
    },
  });
  return (
    <Alert
      tone="warning"
      title={`Planned for ${clubMomentInWords(change.effectiveAt, timeZone)}: ${changeInWords(change)}`}
      action={
        <Button variant="secondary" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
          Cancel this change
        </Button>
      }
    >
      {cancelling.error ? cancelling.error.message : change.reason}
    </Alert>
  );
}
