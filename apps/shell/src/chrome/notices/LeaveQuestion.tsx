import { pageHistory, unsavedChanges } from '@platform/module-kit';
import { StayQuestion } from '@platform/module-kit/screens';
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
  return (
    <StayQuestion
      open={question !== undefined && guards}
      title="Leave without saving?"
      description={`Your changes to ${what} are not saved yet. If you leave, they are lost.`}
      leave="Leave without saving"
      onLeave={() => question?.leave()}
      stay="Stay on this page"
      onStay={() => setQuestion(undefined)}
    />
  );
}
