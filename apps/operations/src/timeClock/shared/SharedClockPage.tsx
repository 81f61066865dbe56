import { useMutation, usePageTitle } from '@platform/module-kit';
import { Refusal } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, MessagePage } from '@platform/ui';
import { useCallback, useMemo, useState } from 'react';
import { ClockScreen } from './ClockScreen';
import { savedToken, tokenIn } from './savedToken';
import { tokenClock } from './tokenClock';

/** `/clock`: a screen that a manager's link turned into a shared clock. It has no account and opens nothing else. */
export function SharedClockPage() {
  usePageTitle('Shared clock');
  const auth = useAuth();
  const [token, setToken] = useState(takeToken);
  const [isOff, setOff] = useState(false);
  const clock = useMemo(() => (token === null ? null : tokenClock(token)), [token]);
  const turnOff = useCallback(() => {
    savedToken.forget();
    setToken(null);
    setOff(true);
  }, []);
  if (auth.status === 'loading') return null;
  if (auth.status === 'signed-in') return <SignedInHere name={auth.displayName} signOut={auth.signOut} />;
  if (clock) return <ClockScreen clock={clock} onOff={turnOff} />;
  return (
    <MessagePage>
      <h1>{isOff ? 'This shared clock is turned off' : 'No shared clock on this screen'}</h1>
      <p>
        A manager makes one: sign in on another device, open Scheduling, then Time Clock, then Shared clocks. The link
        that you get there makes a clock of this screen.
      </p>
    </MessagePage>
  );
}

/** Everyone touches this screen, so no account may stay signed in. */
function SignedInHere({ name, signOut }: { name: string; signOut: () => Promise<void> }) {
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
      <Button loading={leaving.isPending} onClick={() => leaving.mutate()}>
        Sign out and start the clock
      </Button>
      <Refusal error={leaving.error} />
    </MessagePage>
  );
}

/** Stores the token of the link, and removes it from the address and the history. */
function takeToken(): string | null {
  const given = tokenIn(window.location.hash);
  if (given === null) return savedToken.read();
  savedToken.write(given);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return given;
}
