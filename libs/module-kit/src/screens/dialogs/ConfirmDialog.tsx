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
  /** Whether it stays open until the answer arrives, because the page needs to know what happened. */
  waitsForAnswer?: boolean;
  change: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something is changed. A refusal stays on it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, variant = 'destructive', waitsForAnswer = false, change, onDone } = props;
  // Called before the rows are read again, because the dialog may disappear with its row.
  const changing = useChangeOf(useShown(), change, { onDone });
  const isHeld = waitsForAnswer && changing.isPending;
  const onClose = () => {
    if (!isHeld) props.onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" autoFocus disabled={isHeld} onClick={onClose}>
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
