import { usePageTitle } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { MessagePage } from '@platform/ui';
import { useCallback, useMemo, useState } from 'react';
import { ClockScreen } from './ClockScreen';
import { savedToken, tokenIn } from './savedToken';
import { SignedInHere } from './SignedInHere';
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
  if (auth.user) return <SignedInHere name={auth.displayName} person={auth.user.id} signOut={auth.signOut} />;
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

/** Stores the token of the link, and removes it from the address and the history. */
function takeToken(): string | null {
  const given = tokenIn(window.location.hash);
  if (given === null) return savedToken.read();
  savedToken.write(given);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return given;
}
