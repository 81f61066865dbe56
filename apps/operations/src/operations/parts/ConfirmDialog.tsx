import { Refusal } from '@platform/module-kit/screens';
import { Button, Dialog } from '@platform/ui';
import { useOperationsChange } from '../source/useOperationsSource';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** What the button says, such as "Delete ticket". */
  action: string;
  change: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something goes away that does not come back. A refusal stays on it. */
export function ConfirmDialog({ title, description, action, change, onClose, onDone }: ConfirmDialogProps) {
  // Told before the rows are read again: what asks may be gone with its row.
  const changing = useOperationsChange(change, { onDone });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" loading={changing.isPending} onClick={() => changing.mutate()}>
            {action}
          </Button>
        </>
      }
    >
      <Refusal error={changing.error} />
    </Dialog>
  );
}
