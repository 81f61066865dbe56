import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import type { SessionState } from '../store/sessionState';
import { sessionStore } from '../store/sessionStore';
import { reloadMembership, startSession } from './startSession';
import { signOut, SIGN_OUT_MARK } from './signOut';
import { SESSION_STORAGE_KEY } from '../client/sessionKey';
import { connectSupabase, supabaseWithSession } from '../client/supabaseClient';

const user = { id: 'u', email: 'ana@example.test', user_metadata: {}, app_metadata: {}, aud: '', created_at: '' };
const token = (expires_in: number) => ({
  access_token: ['{"alg":"none"}', '{"sub":"u"}', 'x'].map((part) => btoa(part)).join('..'),
  token_type: 'bearer',
  refresh_token: 'r',
  expires_in,
  expires_at: Math.floor(Date.now() / 1000) + expires_in,
  user,
});

let server: Server;
let tokenStatus = 503;
let asked = 0;

beforeAll(async () => {
  // jsdom brings no fetch; Node's own lives outside of the page's global.
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
  server = createServer((request, response) => {
    const isToken = request.url?.startsWith('/auth/v1/token') ?? false;
    if (isToken) asked += 1;
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'application/json',
    };
    response
      .writeHead(isToken ? tokenStatus : request.url?.startsWith('/auth/v1/logout') ? 200 : 500, headers)
      .end(JSON.stringify(isToken && tokenStatus === 200 ? token(3600) : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectSupabase({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'k' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  await (await supabaseWithSession()).auth.dispose();
  await new Promise((resolve) => server.close(resolve));
});

const becomes = (wanted: (session: SessionState) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (wanted(sessionStore.get())) resolve();
    };
    sessionStore.subscribe(look);
    look();
  });

test('is signed out in a browser without storage', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  startSession();
  blocked.mockRestore();
  expect(sessionStore.get()).toEqual({ status: 'signed-out' });
  sessionStore.set({ status: 'loading' });
});

test.each(['{garbage', 'null', '7', '"text"', '{}'])('is signed out when storage holds %s', (stored) => {
  localStorage.setItem(SESSION_STORAGE_KEY, stored);
  startSession();
  expect(sessionStore.get()).toEqual({ status: 'signed-out' });
  localStorage.removeItem(SESSION_STORAGE_KEY);
  sessionStore.set({ status: 'loading' });
});

test('signs no one out when the auth service does not answer, and signs in with its next answer', async () => {
  const seen: string[] = [];
  sessionStore.subscribe(() => seen.push(sessionStore.get().status));
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(token(-60)));
  startSession();
  await becomes(({ status }) => status === 'failed');
  expect(asked).toBeGreaterThan(0);
  expect(sessionStore.get()).toMatchObject({ message: expect.stringContaining('You are not signed out') });
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();

  tokenStatus = 200;
  await reloadMembership();
  // What the session asks for next fails on its own: this server knows no clubs.
  await becomes((session) => session.status === 'signed-in' && session.permissions.status === 'failed');
  await becomes((session) => session.status === 'signed-in' && session.membership.status === 'failed');
  expect(seen).not.toContain('signed-out');
});

test('signs out here, and keeps the reason, when the person signs out in another tab', async () => {
  expect(sessionStore.get().status).toBe('signed-in');
  const elsewhere = { status: 'signed-out', ended: 'in another tab' };
  window.dispatchEvent(new StorageEvent('storage', { key: SIGN_OUT_MARK, newValue: 'now' }));
  expect(sessionStore.get()).toEqual(elsewhere);

  // What the client tells of the same end comes before it or after.
  const ended = new Promise((resolve) => {
    void supabaseWithSession().then(({ auth }) =>
      auth.onAuthStateChange((event) => event === 'SIGNED_OUT' && resolve(event)),
    );
  });
  await signOut();
  await ended;
  expect(sessionStore.get()).toEqual(elsewhere);
  expect(localStorage.getItem(SIGN_OUT_MARK)).toBeNull();
});
