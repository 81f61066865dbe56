import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { sessionStore } from '../store/sessionStore';
import { signOut } from './signOut';
import { followAuthEvents } from './startSession';
import { SESSION_STORAGE_KEY } from '../client/sessionKey';
import { connectSupabase, supabaseWithSession } from '../client/supabaseClient';

const user = { id: 'u', email: 'ana@example.test', user_metadata: {}, app_metadata: {}, aud: '', created_at: '' };
const token = {
  access_token: ['{"alg":"none"}', '{"sub":"u"}', 'x'].map((part) => btoa(part)).join('..'),
  token_type: 'bearer',
  refresh_token: 'r',
  expires_in: 3600,
  user,
};

let server: Server;
/** The status of the answer to a sign-out; undefined for a server that closes the connection. */
let logout: number | undefined;
let asked = 0;

beforeAll(async () => {
  // jsdom brings no fetch; Node's own lives outside of the page's global.
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
  server = createServer((request, response) => {
    const isLogout = request.method === 'POST' && request.url?.startsWith('/auth/v1/logout');
    if (isLogout) asked += 1;
    if (isLogout && logout === undefined) return request.destroy();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    };
    response
      .writeHead((isLogout && logout) || 200, headers)
      .end(JSON.stringify(request.url?.startsWith('/auth/v1/token') ? token : []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectSupabase({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'k' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await followAuthEvents();
});
afterAll(async () => {
  await (await supabaseWithSession()).auth.dispose();
  await new Promise((resolve) => server.close(resolve));
});

/** Resolves once the person is signed in, and everything about them was answered. */
const isHere = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      const session = sessionStore.get();
      if (session.status !== 'signed-in') return;
      if (session.membership.status !== 'loading' && session.permissions.status !== 'loading') resolve();
    };
    sessionStore.subscribe(look);
    look();
  });

beforeEach(async () => {
  asked = 0;
  await (await supabaseWithSession()).auth.signInWithPassword({ email: user.email, password: 'p' });
  await isHere();
});

test.each([500, 503])('stays signed in when the server answers %i', async (status) => {
  logout = status;
  await expect(signOut()).rejects.toMatchObject({ status });
  expect(sessionStore.get().status).toBe('signed-in');
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
});

test('ends the session on this device when the server is not reached', async () => {
  logout = undefined;
  await signOut();
  expect(asked).toBe(1);
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'here' });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});

test('ends the session on this device without a question to the server when there is no network', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await signOut();
  network.mockRestore();
  expect(asked).toBe(0);
  expect(sessionStore.get()).toEqual({ status: 'signed-out', ended: 'here' });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
});
