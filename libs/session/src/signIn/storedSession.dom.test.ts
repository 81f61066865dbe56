import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import type { SessionState } from '../store/sessionState';
import { sessionStore } from '../store/sessionStore';
import { startSession } from './startSession';
import { SESSION_STORAGE_KEY } from '../client/sessionKey';
import { connectSupabase, supabaseWithSession } from '../client/supabaseClient';

const user = { id: 'u', email: 'ana@example.test', user_metadata: {}, app_metadata: {}, aud: '', created_at: '' };
const storeSession = (expiresIn: number) =>
  localStorage.setItem(
    SESSION_STORAGE_KEY,
    JSON.stringify({
      access_token: ['{"alg":"none"}', '{"sub":"u"}', 'x'].map((part) => btoa(part)).join('..'),
      token_type: 'bearer',
      refresh_token: 'r',
      expires_in: expiresIn,
      expires_at: Math.floor(Date.now() / 1000) + expiresIn,
      user,
    }),
  );

const START = {
  user_id: 'u',
  profile: { role: 'user', club_id: null, display_name: 'Ana' },
  club: null,
  left_club: null,
  permissions: [],
  unread: [],
  manifest: {},
};

let server: Server;
/** The paths that were asked, and what answers them; 404 otherwise. */
const asked: string[] = [];
let answers: Record<string, unknown> = {};

beforeAll(async () => {
  // jsdom brings no fetch; Node's own lives outside of the page's global.
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://server');
    const name = pathname.split('/').at(-1) ?? '';
    if (request.method !== 'OPTIONS') asked.push(name);
    const status = request.method === 'OPTIONS' || name in answers ? 200 : 404;
    response
      .writeHead(status, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'content-type': 'application/json',
      })
      .end(JSON.stringify(answers[name] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectSupabase({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'k' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  asked.length = 0;
  sessionStore.set({ status: 'loading' });
});
afterAll(async () => {
  await (await supabaseWithSession()).auth.dispose();
  await new Promise((resolve) => server.close(resolve));
});

const membershipIs = (status: 'ready' | 'failed') =>
  new Promise<SessionState>((resolve) => {
    const look = () => {
      const session = sessionStore.get();
      if (session.status !== 'signed-in' || session.permissions.status === 'loading') return;
      if (session.membership.status === status) resolve(session);
    };
    sessionStore.subscribe(look);
    look();
  });

test('a valid session signs its person in at once, and one answer says who they are', async () => {
  answers = { platform_start: START };
  storeSession(3600);
  startSession();
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in', user: { id: 'u' } });
  expect(await membershipIs('ready')).toMatchObject({
    membership: { value: { role: 'user', displayName: 'Ana', club: null } },
    permissions: { value: [] },
  });
  expect(asked).toEqual(['platform_start']);
});

test('requests each part alone and reports its failure when that answer is missing', async () => {
  answers = { get_user_permissions: [] };
  storeSession(3600);
  startSession();
  expect(await membershipIs('failed')).toMatchObject({ permissions: { status: 'ready', value: [] } });
  expect(asked).toEqual(expect.arrayContaining(['platform_start', 'profiles', 'get_user_permissions']));
});

test.each([
  ['a token that the client is about to renew', 60, '/'],
  ['another answer of the auth service in the address', 3600, '/#access_token=of-ben'],
])('waits for the client with %s', (_name, expiresIn, address) => {
  window.history.replaceState(null, '', address);
  storeSession(expiresIn);
  startSession();
  expect(sessionStore.get()).toEqual({ status: 'loading' });
  expect(asked).toEqual([]);
  window.history.replaceState(null, '', '/');
});
