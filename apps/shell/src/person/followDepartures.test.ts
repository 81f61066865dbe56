import { sessionStore, type SessionState } from '@platform/session';
import { followDepartures } from './followDepartures';

const signedIn = (id: string): SessionState => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.test`, displayName: id },
  membership: { status: 'loading' },
  permissions: { status: 'loading' },
});

test('forgets a person when they sign out or another signs in, and keeps their data while the session is reread', () => {
  const forget = jest.fn();
  sessionStore.set({ status: 'loading' });
  followDepartures([forget]);
  sessionStore.set({ status: 'signed-out' });
  sessionStore.set(signedIn('ana'));
  sessionStore.set({ status: 'failed', message: 'The server could not answer.' });
  sessionStore.set(signedIn('ana'));
  expect(forget).toHaveBeenCalledTimes(0);
  sessionStore.set(signedIn('ben'));
  expect(forget).toHaveBeenCalledTimes(1);
  sessionStore.set({ status: 'signed-out', ended: 'here' });
  expect(forget).toHaveBeenCalledTimes(2);
});
