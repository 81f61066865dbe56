import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runInThisContext } from 'node:vm';
import { connectSupabase } from '../client/supabaseClient';
import { askStart, takeStart, takeStartManifest } from './startAnswer';

const ANA = { access_token: 'of-ana', user: { id: 'ana' } };
const CLUB = { id: 'c', name: 'Pine Hollow', type: 'Golf Club', season: '2026', time_zone: 'UTC' };
const ANSWER = {
  user_id: 'ana',
  profile: { role: 'manager', club_id: 'c', display_name: 'Ana' },
  club: CLUB,
  is_on_staff: true,
  left_club: null,
  permissions: [{ feature_name: 'board_view', feature_display_name: 'Board', feature_category: 'Insights' }],
  unread: [{ id: 'n', created_at: '2026-11-27T12:00:00+00:00' }],
  manifest: { modules: [] },
};

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let received: Received[] = [];
let answer: { status?: number; headers?: Record<string, string>; json: unknown };

beforeAll(async () => {
  // jsdom brings no fetch; Node's own lives outside of the page's global.
  Object.assign(globalThis, runInThisContext('({ fetch, Headers, Request, Response })'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (request.method !== 'OPTIONS') received.push({ headers: request.headers, body });
      response.writeHead(answer.status ?? 200, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        ...answer.headers,
      });
      response.end(JSON.stringify(answer.json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connectSupabase({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, publishableKey: 'key' });
});
beforeEach(() => {
  received = [];
  answer = { json: ANSWER };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const parts = ['membership', 'permissions', 'unread', 'manifest'] as const;
const takeAll = (userId: string) => Promise.all(parts.map((part) => takeStart(part, userId)));

test('gives each part once, from one request as the person', async () => {
  askStart(ANA, undefined);
  expect(await takeAll('ana')).toEqual([
    { role: 'manager', displayName: 'Ana', club: CLUB, isOnStaff: true },
    [{ featureName: 'board_view', featureDisplayName: 'Board', featureCategory: 'Insights' }],
    ANSWER.unread,
    ANSWER.manifest,
  ]);
  expect(await takeAll('ana')).toEqual(parts.map(() => undefined));
  expect(received).toEqual([
    { headers: expect.objectContaining({ apikey: 'key', authorization: 'Bearer of-ana' }), body: '{}' },
  ]);
});

test('gives nothing to another person, and no modules to a tab with another preview', async () => {
  askStart(ANA, 'ticket');
  expect(await takeStart('membership', 'ben')).toBeUndefined();
  expect(await takeStartManifest('ana', undefined)).toBeUndefined();
  expect(await takeStartManifest('ana', 'ticket')).toEqual(ANSWER.manifest);
  expect(received.map(({ body }) => body)).toEqual(['{"ticket_param":"ticket"}']);
});

test.each([
  ['a database without the function', { status: 404, json: { code: 'PGRST202' } }],
  ['a failure', { status: 500, json: {} }],
  ['an answer of another shape', { json: [] }],
])('gives nothing after %s, so that each part is asked for alone', async (_name, refused) => {
  answer = refused;
  askStart(ANA, undefined);
  expect(await takeAll('ana')).toEqual(parts.map(() => undefined));
});

test('lacks the membership of an account without a profile', async () => {
  answer = { json: { ...ANSWER, profile: null, club: null } };
  askStart(ANA, undefined);
  expect(await takeAll('ana')).toEqual([undefined, expect.any(Array), ANSWER.unread, ANSWER.manifest]);
});

test('takes from an answer that the device kept only who the person is', async () => {
  answer = {
    headers: { 'x-kept-at': '1', 'access-control-expose-headers': 'x-kept-at' },
    json: ANSWER,
  };
  askStart(ANA, undefined);
  expect(await takeAll('ana')).toEqual([expect.any(Object), expect.any(Array), undefined, undefined]);
});

describe('the request of the head of the page', () => {
  const early = (userId: string, ticket?: string) =>
    Object.assign(globalThis, {
      earlyStart: { userId, ticket, response: Promise.resolve(new Response(JSON.stringify(ANSWER))) },
    });

  test('is the only one for its person', async () => {
    early('ana');
    askStart(ANA, undefined);
    expect(await takeStart('unread', 'ana')).toEqual(ANSWER.unread);
    expect(received).toEqual([]);
  });

  test('is not used for another person, nor for another preview', async () => {
    early('ben');
    askStart(ANA, undefined);
    early('ana', 'ticket');
    askStart(ANA, undefined);
    expect(await takeStart('unread', 'ana')).toEqual(ANSWER.unread);
    expect(received).toHaveLength(2);
  });
});
