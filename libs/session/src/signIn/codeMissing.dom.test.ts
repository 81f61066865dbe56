import { connectSupabase } from '../client/supabaseClient';
import { SESSION_STORAGE_KEY } from '../client/sessionKey';
import { sessionStore } from '../store/sessionStore';
import { signOut, SIGN_OUT_MARK } from './signOut';
import { startSession } from './startSession';

// The page has its code, and the file with the code that renews a session does not arrive.
const didNotArrive = new Error('Loading chunk auth failed.');
jest.mock('../client/supabaseClient', () => ({
  ...jest.requireActual<object>('../client/supabaseClient'),
  loadClient: () => Promise.reject(didNotArrive),
  supabase: () => Promise.reject(didNotArrive),
  supabaseWithSession: () => Promise.reject(didNotArrive),
}));

const store = (id: string, expiresIn = 3600) => {
  const expires_at = Math.floor(Date.now() / 1000) + expiresIn;
  const value = JSON.stringify({ access_token: `of-${id}`, refresh_token: 'r', expires_at, user: { id } });
  localStorage.setItem(SESSION_STORAGE_KEY, value);
  return value;
};
/** What the browser says of a change in another tab. */
const changed = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeAll(() => {
  connectSupabase({ url: 'https://data.test', publishableKey: 'k' });
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  store('ana');
  startSession();
});
beforeEach(() => {
  store('ana');
  sessionStore.set({
    status: 'signed-in',
    user: { id: 'ana', email: '', displayName: 'Ana' },
    membership: { status: 'loading' },
    permissions: { status: 'loading' },
  });
});

test('the person of a valid session stays signed in', async () => {
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { id: 'ana' } });
});

test('becomes the person who signs in in another tab, whose token the requests carry from then on', () => {
  changed(SESSION_STORAGE_KEY, store('ben'));
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { id: 'ben' } });
});

test('is signed out when the session ends in another tab, with the reason once it is known', () => {
  localStorage.removeItem(SESSION_STORAGE_KEY);
  changed(SESSION_STORAGE_KEY, null);
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'by the server' });
  changed(SIGN_OUT_MARK, 'now');
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'in another tab' });
});

test('ends the session on this device', async () => {
  await signOut();
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'here' });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('a session that has to be renewed first is not confirmed, and not ended', async () => {
  sessionStore.set({ status: 'loading' });
  store('ana', -60);
  startSession();
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStore.get()).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('You are not signed out'),
  });
});
