import { failureReason } from '@platform/module-kit';
import { Alert, Button, toast } from '@platform/ui';
import type { WaitingChange as Change } from '../../source/rows/engagement';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { changeInWords, clubMomentInWords } from '../engagements/engagementWords';

interface WaitingChangeProps {
  change: Change;
  /** The club's time zone. */
  timeZone: string;
  onCanceled(): void;
}

/** A planned change, with a button that cancels it. */
export function WaitingChange({ change, timeZone, onCanceled }: WaitingChangeProps) {
  const source = useAdminSource();
  const canceling = useAdminChange(() => source.cancelChange(change.id), {
    onDone: () => toast({ title: 'The change was canceled', tone: 'success' }),
    onShown: onCanceled,
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
