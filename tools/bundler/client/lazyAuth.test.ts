/** @jest-environment jsdom */
import type { SupabaseClient } from '@supabase/supabase-js';
import { AuthClient } from './lazyAuth.mjs';

const KEY = 'platform-session';
const session = (expiresIn: number) => ({
  access_token: 'of-ana',
  refresh_token: 'r',
  expires_at: Math.floor(Date.now() / 1000) + expiresIn,
  user: { id: 'ana' },
});
const whole = { getSession: () => Promise.resolve({ data: { session: 'of the whole client' }, error: null }) };

/** The client of a page, and how often it asked for the whole one. */
function clientOfPage() {
  const client = new AuthClient({ storageKey: KEY });
  const asked = jest.fn(() => Promise.resolve(whole));
  Object.assign(client, { whole: asked });
  return { client, asked };
}

afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('answers with a stored session that is valid, without the whole client', async () => {
  const stored = session(3600);
  localStorage.setItem(KEY, JSON.stringify(stored));
  const { client, asked } = clientOfPage();
  expect(await client.getSession()).toEqual({ data: { session: stored }, error: null });
  expect(asked).not.toHaveBeenCalled();
});

test('knows without the whole client that a visitor has no session', async () => {
  const { client, asked } = clientOfPage();
  expect(await client.getSession()).toEqual({ data: { session: null }, error: null });
  expect(asked).not.toHaveBeenCalled();
});

test.each(['before', 'after'])('tells who began to listen %s the whole client came', async (when) => {
  const client = new AuthClient({ storageKey: KEY, autoRefreshToken: false, url: 'https://data.test/auth/v1' });
  const heard = jest.fn();
  if (when === 'before') client.onAuthStateChange(heard);
  const auth = (await client.whole()) as SupabaseClient['auth'];
  if (when === 'after') client.onAuthStateChange(heard);
  await auth.signOut({ scope: 'local' });
  await auth.dispose();
  expect(heard).toHaveBeenCalledWith('SIGNED_OUT', null);
});

test.each([
  ['a token that has to be renewed', 60, '/'],
  ['an expired token', -60, '/'],
  ['an answer of the auth service in the address', 3600, '/#access_token=of-ben'],
])('asks the whole client with %s', async (_name, expiresIn, address) => {
  window.history.replaceState(null, '', address);
  localStorage.setItem(KEY, JSON.stringify(session(expiresIn)));
  const { client } = clientOfPage();
  expect(await client.getSession()).toEqual({ data: { session: 'of the whole client' }, error: null });
});
