import { pageHistory, unsavedChanges } from '@platform/module-kit';
import { Button, Dialog } from '@platform/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Asks before a link, a step back or signing out discards unsaved input. */
export function LeaveQuestion() {
  const what = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.inWords);
  const guards = what !== undefined;
  const [question, setQuestion] = useState<{ leave: () => void }>();
  useEffect(() => {
    if (!guards) return undefined;
    pageHistory.guardLeaving((leave) => setQuestion({ leave }));
    return () => pageHistory.guardLeaving(undefined);
  }, [guards]);
  const stay = () => setQuestion(undefined);
  return (
    <Dialog
      open={question !== undefined && guards}
      onClose={stay}
      title="Leave without saving?"
      description={`Your changes to ${what} are not saved yet. If you leave, they are lost.`}
      size="sm"
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              stay();
              question?.leave();
            }}
          >
            Leave without saving
          </Button>
          <Button autoFocus onClick={stay}>
            Stay on this page
          </Button>
        </>
      }
    />
  );
}
