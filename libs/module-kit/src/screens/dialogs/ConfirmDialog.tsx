import { Button, Dialog, type ButtonProps } from '@platform/ui';
import { Refusal } from '../failures/Refusal';
import { useChangeOf, useShown } from '../source/shownSource';

interface ConfirmDialogProps {
  title: string;
  description: string;
  /** What the button says, such as "Delete ticket". */
  action: string;
  /** `destructive` by default: something is lost for good. */
  variant?: ButtonProps['variant'];
  change: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something is changed. A refusal stays on it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, variant = 'destructive', change, onClose, onDone } = props;
  // Called before the rows are read again, because the dialog may disappear with its row.
  const changing = useChangeOf(useShown(), change, { onDone });
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
          <Button variant={variant} loading={changing.isPending} onClick={() => changing.mutate()}>
            {action}
          </Button>
        </>
      }
    >
      <Refusal error={changing.error} />
    </Dialog>
  );
}
