import { countUnsent, StayQuestion } from '@platform/module-kit/screens';
import { sessionStore } from '@platform/session';
import { useEffect, useState } from 'react';
import { guardSigningOut } from '../../person/askBeforeSignOut';

interface Question {
  /** Null if the storage of the device could not be read. */
  unsent: number | null;
  signOut: () => void;
}

/** Asks before signing out deletes changes that wait on this device. */
export function SignOutQuestion() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    guardSigningOut((signOut) => {
      const session = sessionStore.get();
      const counting = session.status === 'signed-in' ? countUnsent(session.user.id) : Promise.resolve(0);
      void counting.catch(() => null).then((unsent) => (unsent === 0 ? signOut() : setQuestion({ unsent, signOut })));
    });
    return () => guardSigningOut(undefined);
  }, []);
  return (
    <StayQuestion
      open={question !== undefined}
      title="Sign out without sending?"
      description={question ? inWords(question.unsent) : ''}
      leave="Delete and sign out"
      onLeave={() => question?.signOut()}
      stay="Stay signed in"
      onStay={() => setQuestion(undefined)}
    />
  );
}

function inWords(unsent: number | null): string {
  if (unsent === null)
    return 'The changes on this device could not be read. Signing out deletes those that are not sent yet.';
  const isOne = unsent === 1;
  const [changes, them] = isOne
    ? ['1 change on this device is', 'it']
    : [`${unsent} changes on this device are`, 'them'];
  return `${changes} not sent yet. Signing out deletes ${them}, so that the next person on this device cannot see ${them}.`;
}
