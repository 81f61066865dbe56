import { Refusal } from '@platform/module-kit/screens';
import { Button, Dialog } from '@platform/ui';
import { useTrainingChange } from '../../source/useTrainingSource';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** What the button says, such as "Take off". */
  action: string;
  /** Whether something goes away that does not come back. */
  destructive?: boolean;
  change: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something is changed. A refusal stays on it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, destructive = false, change, onClose, onDone } = props;
  const changing = useTrainingChange(change);
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
          <Button
            variant={destructive ? 'destructive' : 'primary'}
            loading={changing.isPending}
            onClick={() => changing.mutate(undefined, { onSuccess: onDone })}
          >
            {action}
          </Button>
        </>
      }
    >
      <Refusal error={changing.error} />
    </Dialog>
  );
}
