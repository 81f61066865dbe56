import { Button } from '@platform/ui';
import type { Decision } from './useDecision';

interface DecisionActionsProps {
  decision: Decision;
  onConfirm(): void;
  onClose(): void;
}

/** The buttons that confirm and cancel a decision. */
export function DecisionActions({ decision, onConfirm, onClose }: DecisionActionsProps) {
  const { change, when, mayConfirm, isPending } = decision;
  if (!change) return <Button onClick={onClose}>Done</Button>;
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button
        variant={change.kind === 'off' ? 'destructive' : 'primary'}
        disabled={!mayConfirm}
        loading={isPending}
        onClick={onConfirm}
      >
        {labelOf(change.kind, when.at === 'moment')}
      </Button>
    </>
  );
}

function labelOf(kind: 'on' | 'off' | 'follow' | 'pin', isPlanned: boolean): string {
  if (isPlanned) return 'Plan this change';
  if (kind === 'on') return 'Switch on now';
  return kind === 'off' ? 'Switch off now' : 'Change now';
}
