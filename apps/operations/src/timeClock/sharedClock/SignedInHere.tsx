import { useMutation } from '@platform/module-kit';
import { counted, countUnsent, Refusal } from '@platform/module-kit/screens';
import { Alert, Button, MessagePage } from '@platform/ui';
import { useEffect, useState } from 'react';

interface SignedInHereProps {
  /** What the account is shown as. */
  name: string;
  /** Its id. */
  person: string;
  signOut: () => Promise<void>;
}

/**
 * Everyone touches this screen, so no account may stay signed in. Says before the sign-out what it would delete: changes of
 * the account that wait on this device.
 */
export function SignedInHere({ name, person, signOut }: SignedInHereProps) {
  /** Undefined while they are counted, null if they cannot be. */
  const [unsent, setUnsent] = useState<number | null>();
  useEffect(() => {
    let isHere = true;
    void countUnsent(person)
      .catch(() => null)
      .then((count) => isHere && setUnsent(count));
    return () => {
      isHere = false;
    };
  }, [person]);
  const leaving = useMutation({
    async mutationFn() {
      await signOut();
      // Sign-out may open another page, so this returns to the clock.
      window.location.assign('/clock');
    },
  });
  return (
    <MessagePage>
      <h1>Sign out first</h1>
      <p>
        {name || 'An account'} is signed in on this screen. A shared clock has no account, so that no one else can use
        yours. Signing out ends your session on all your devices.
      </p>
      {unsent !== undefined && unsent !== 0 && (
        <Alert tone="warning" title={unsentWords(unsent)}>
          Signing out deletes what is not sent. To keep it, open the page where you entered it while this screen has a
          network.
        </Alert>
      )}
      <Button loading={leaving.isPending || unsent === undefined} onClick={() => leaving.mutate()}>
        {unsent ? 'Delete and sign out' : 'Sign out and start the clock'}
      </Button>
      <Refusal error={leaving.error} />
    </MessagePage>
  );
}

function unsentWords(unsent: number | null): string {
  if (unsent === null) return 'The changes on this device could not be read.';
  return `${counted(unsent, 'change on this device is', 'changes on this device are')} not sent yet.`;
}
