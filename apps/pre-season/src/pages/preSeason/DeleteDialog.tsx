import { failureReason } from '@platform/module-kit';
import { Alert, Button, Dialog, toast } from '@platform/ui';
import { usePreSeasonChange } from '../../source/usePreSeasonSource';

interface DeleteDialogProps {
  /** The question: `Delete this item?` */
  title: string;
  /** Its name. */
  name: string;
  remove(): Promise<void>;
  onClose(): void;
}

/** Asks before something is deleted for good. */
export function DeleteDialog({ title, name, remove, onClose }: DeleteDialogProps) {
  const deleting = usePreSeasonChange(remove, {
    onDone: () => {
      toast({ title: 'Deleted', description: name, tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={`${name} goes for good.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Keep it
          </Button>
          <Button variant="destructive" loading={deleting.isPending} onClick={() => deleting.mutate(undefined)}>
            Delete
          </Button>
        </>
      }
    >
      {deleting.isError && <Alert tone="danger">{failureReason(deleting.error)}</Alert>}
    </Dialog>
  );
}
