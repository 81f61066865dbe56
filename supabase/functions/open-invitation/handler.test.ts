import {
  startRecordingServer,
  type RecordedRequest,
  type RecordingServer,
} from '../_shared/testing/recordingServer.ts';
import { handle } from './handler.ts';

const TOKEN = 'c'.repeat(64);
const OPEN = '/rest/v1/rpc/open_invitation_link';
const LINK = '/auth/v1/admin/generate_link';

interface Answer {
  status: number;
  body?: unknown;
}

const usual: Record<string, Answer> = {
  [OPEN]: { status: 200, body: [{ email: 'guest@club.test', invitation_id: 'i1' }] },
  [LINK]: { status: 200, body: { hashed_token: 'h'.repeat(56) } },
};
let answers = usual;
let network: RecordingServer;

const pathOf = ({ path }: RecordedRequest) => path.split('?')[0] ?? '';

beforeAll(async () => {
  network = await startRecordingServer((request) => answers[pathOf(request)] ?? { status: 404 });
});
afterAll(() => network.close());
beforeEach(() => {
  network.requests.length = 0;
  answers = { ...usual };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function open(body: unknown): Promise<{ status: number; body: unknown }> {
  const request = new Request('http://functions.test/open-invitation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-real-ip': '203.0.113.9' },
    body: JSON.stringify(body),
  });
  const response = await handle(request, {
    SUPABASE_URL: network.url,
    SUPABASE_ANON_KEY: 'public-key',
    SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  });
  return { status: response.status, body: await response.json() };
}

test('exchanges the link for a token of the auth service, for the network that asks', async () => {
  expect(await open({ token: TOKEN })).toEqual({
    status: 200,
    body: { tokenHash: 'h'.repeat(56), invitationId: 'i1' },
  });
  expect(network.requests.map(({ body }) => body)).toEqual([
    { token_param: TOKEN, origin_param: '203.0.113.9' },
    { type: 'invite', email: 'guest@club.test' },
  ]);
});

test('a link that opens nothing any more makes no account', async () => {
  answers[OPEN] = { status: 200, body: [] };
  expect(await open({ token: TOKEN })).toMatchObject({ status: 410, body: { error: { code: 'link_is_used_up' } } });
  expect(network.requests.map(pathOf)).toEqual([OPEN]);
});

test('an address that was proven meanwhile gets no token', async () => {
  answers[LINK] = { status: 422, body: { code: 'email_exists', message: 'registered' } };
  expect(await open({ token: TOKEN })).toMatchObject({ status: 410 });
});

test('too many guesses are told as such', async () => {
  answers[OPEN] = { status: 429, body: { code: 'PT429', message: 'Too many links.', hint: 'Wait.' } };
  expect(await open({ token: TOKEN })).toMatchObject({
    status: 429,
    body: { error: { message: 'Too many links. Wait.' } },
  });
});

test.each([null, [], {}, { token: 7 }, { token: 'short' }])(
  '%j is no link, and the database is not asked',
  async (body) => {
    expect(await open(body)).toMatchObject({ status: 400, body: { error: { code: 'invalid_link' } } });
    expect(network.requests).toEqual([]);
  },
);
