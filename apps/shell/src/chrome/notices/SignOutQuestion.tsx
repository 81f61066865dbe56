import { sessionStore } from '@platform/session';
import { Button, Dialog } from '@platform/ui';
import { useEffect, useState } from 'react';
import { guardSigningOut } from '../../person/askBeforeSignOut';
import { countUnsent } from '../../person/countUnsent';

/** Asks before signing out deletes changes that wait on this device. */
export function SignOutQuestion() {
  const [question, setQuestion] = useState<{ unsent: number; signOut: () => void }>();
  useEffect(() => {
    guardSigningOut((signOut) => {
      const session = sessionStore.get();
      const counting = session.status === 'signed-in' ? countUnsent(session.user.id) : Promise.resolve(0);
      void counting.then((unsent) => (unsent === 0 ? signOut() : setQuestion({ unsent, signOut })));
    });
    return () => guardSigningOut(undefined);
  }, []);
  const stay = () => setQuestion(undefined);
  const isOne = question?.unsent === 1;
  return (
    <Dialog
      open={question !== undefined}
      onClose={stay}
      title="Sign out without sending?"
      description={`${isOne ? '1 change on this device is' : `${question?.unsent} changes on this device are`} not sent yet. Signing out deletes ${isOne ? 'it' : 'them'}, so that the next person on this device cannot see ${isOne ? 'it' : 'them'}.`}
      size="sm"
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              stay();
              question?.signOut();
            }}
          >
            Delete and sign out
          </Button>
          <Button autoFocus onClick={stay}>
            Stay signed in
          </Button>
        </>
      }
    />
  );
}
