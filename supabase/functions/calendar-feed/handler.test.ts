import { createHash } from 'node:crypto';
import { startRecordingServer, type RecordingServer } from '../_shared/testing/recordingServer.ts';
import { handle } from './handler.ts';

const TOKEN = 'ab'.repeat(32);
const feed = { club: 'Pine Hollow', time_zone: 'America/New_York', person: 'Zoe Hartman', shifts: [] };

let network: RecordingServer;
let storeAnswer: { status: number; body?: unknown };

beforeAll(async () => {
  network = await startRecordingServer(() => storeAnswer);
});
afterAll(() => network.close());
beforeEach(() => {
  network.requests.length = 0;
  storeAnswer = { status: 200, body: feed };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('answers with the calendar, for this reader alone, and asks with the digest of the token', async () => {
  const answer = await ask(`?token=${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  expect(await answer.text()).toContain('X-WR-CALNAME:Zoe Hartman\\, Pine Hollow\r\n');
  expect(network.requests).toMatchObject([
    {
      method: 'POST',
      path: '/rest/v1/rpc/read_calendar_feed',
      body: { token_digest_param: createHash('sha256').update(TOKEN).digest('hex') },
    },
  ]);
  expect(network.requests[0]?.headers.apikey).toBe('service-key');
  expect(JSON.stringify(network.requests)).not.toContain(TOKEN);
});

test('who holds the calendar is not sent it again until it changes', async () => {
  const etag = (await ask(`?token=${TOKEN}`)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask(`?token=${TOKEN}`, { headers: { 'if-none-match': held } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
  storeAnswer = { status: 200, body: { ...feed, person: 'Zoe Hartman-Bell' } };
  const changed = await ask(`?token=${TOKEN}`, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(etag);
});

test('HEAD answers the same without the calendar', async () => {
  const answer = await ask(`?token=${TOKEN}`, { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('etag')).toMatch(/^"/);
});

test('answers an unknown token with a sentence', async () => {
  storeAnswer = { status: 200, body: null };
  const answer = await ask(`?token=${TOKEN}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    error: {
      code: 'no_such_calendar',
      message:
        'There is no calendar at this address, or no longer. Make a new one in your schedule and subscribe to it.',
    },
  });
});

test.each(['', '?token=', '?token=short', `?token=${'AB'.repeat(32)}`, `?token=${TOKEN}0`, `?tokens=${TOKEN}`])(
  'what cannot be a token is not even looked up: %s',
  async (query) => {
    expect((await ask(query)).status).toBe(404);
    expect(network.requests).toEqual([]);
  },
);

test('a database that fails is a failure, not an empty calendar', async () => {
  storeAnswer = { status: 503, body: { message: 'secret detail' } };
  const answer = await ask(`?token=${TOKEN}`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret detail');
});

test('a calendar is only read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(`?token=${TOKEN}`, { method })).status).toBe(405);
  expect(network.requests).toEqual([]);
});

function ask(query: string, init: RequestInit = {}): Promise<Response> {
  return handle(new Request(`http://functions.test/calendar-feed${query}`, init), {
    SUPABASE_URL: network.url,
    SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  });
}
