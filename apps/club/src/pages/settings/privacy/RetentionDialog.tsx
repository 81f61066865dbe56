import { Loaded, useUnsavedChanges } from '@platform/module-kit';
import { counted, Refusal, useCloseQuestion } from '@platform/module-kit/screens';
import { Alert, Button, Dialog, Stack, toast } from '@platform/ui';
import { useState } from 'react';
import { useRetention } from '../../../source/queries';
import { useClubChange, useClubSource } from '../../../source/useClubSource';
import type { RetentionKind } from '../../../source/rows/retention';
import { changedKinds, type ChosenLengths } from './retentionLengths';
import { RetentionTable } from './RetentionTable';
import { DATA_RETENTION_FAILED } from '../../../source/failures';

/** The question asked before choices are discarded. */
const WHAT = 'data retention';

/** How long each kind of row is kept, how many rows are older, and their deletion once the counts are confirmed. */
export function RetentionDialog({ onClose }: { onClose(): void }) {
  const source = useClubSource();
  const [isConfirming, setConfirming] = useState(false);
  const retention = useRetention();
  const [chosen, setChosen] = useState<ChosenLengths>({});
  const changed = changedKinds(retention.data ?? [], chosen);
  useUnsavedChanges(changed.length > 0, WHAT);
  const { close, question } = useCloseQuestion(onClose, () => (changed.length > 0 ? WHAT : undefined));
  const keeping = useClubChange(
    async () => {
      for (const { kind, months } of changed) await source.keepFor(kind, months);
    },
    {
      onDone() {
        setChosen({});
        toast({ title: 'Data retention saved', tone: 'success' });
      },
    },
  );
  const deleting = useClubChange(source.deleteCounted, {
    onDone: () => toast({ title: 'Deleted and recorded', tone: 'success' }),
  });
  const due = (retention.data ?? []).filter((kind) => kind.due > 0);
  const rows = rowsOf(due);
  const failure = keeping.error ?? deleting.error;

  if (isConfirming) {
    return (
      <DeletionDialog
        due={due}
        isPending={deleting.isPending}
        onDelete={() =>
          void deleting
            .mutateAsync(due)
            .catch(() => undefined)
            .finally(() => setConfirming(false))
        }
        onClose={() => setConfirming(false)}
      />
    );
  }
  return (
    <>
      <Dialog
        open
        onClose={close}
        title="Data Retention"
        description="Choose how long each kind is kept, and save. Nothing is deleted until you confirm the counts."
        size="lg"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
            {rows > 0 && changed.length === 0 && (
              <Button variant="destructive" onClick={() => setConfirming(true)}>
                Delete {countInWords(rows)}…
              </Button>
            )}
            <Button
              disabled={changed.length === 0}
              loading={keeping.isPending}
              onClick={() => {
                deleting.reset();
                keeping.mutate();
              }}
            >
              Save Changes
            </Button>
          </>
        }
      >
        <Stack>
          {retention.isSuccess && rows === 0 && changed.length === 0 && (
            <Alert>Nothing to delete: no record is older than you keep.</Alert>
          )}
          <Refusal error={failure} />
          <Loaded query={retention} failure={DATA_RETENTION_FAILED} height="20rem">
            {(kinds) => (
              <RetentionTable
                kinds={kinds}
                chosen={chosen}
                isSaving={keeping.isPending}
                onChoose={({ kind }, months) => setChosen((now) => ({ ...now, [kind]: months }))}
              />
            )}
          </Loaded>
        </Stack>
      </Dialog>
      {question}
    </>
  );
}

interface DeletionDialogProps {
  due: readonly RetentionKind[];
  isPending: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks with the counts of the rows that are deleted. */
function DeletionDialog({ due, isPending, onDelete, onClose }: DeletionDialogProps) {
  const rows = rowsOf(due);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${countInWords(rows)} for good?`}
      description={`${due.map(({ title, due: count }) => `${title}: ${count.toLocaleString('en-US')}`).join('. ')}. They cannot be restored.`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Keep them
          </Button>
          <Button variant="destructive" loading={isPending} onClick={onDelete}>
            Delete {countInWords(rows)}
          </Button>
        </>
      }
    />
  );
}

const rowsOf = (due: readonly RetentionKind[]) => due.reduce((sum, kind) => sum + kind.due, 0);

function countInWords(rows: number): string {
  return counted(rows, 'row');
}
