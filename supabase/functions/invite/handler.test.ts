import {
  startRecordingServer,
  type RecordedRequest,
  type RecordingServer,
} from '../_shared/testing/recordingServer.ts';
import { handle } from './handler.ts';

const CLUB = '10000000-0000-4000-8000-000000000001';
const INVITATION = '6f8f0a52-6c1b-4d55-9a4e-0d6f2f6f1b11';
const TOKEN = 'a'.repeat(56);
const LINK_TOKEN = 'b'.repeat(64);
const invitation = { email: 'Guest@Club.test', role: 'manager', clubId: CLUB };

interface Answer {
  status: number;
  body?: unknown;
}

/** What the email is written from. */
function preparedRow(more: object = {}) {
  return {
    token: LINK_TOKEN,
    email: 'guest@club.test',
    role: 'manager',
    club_id: CLUB,
    club_name: 'Maple Swim Club',
    inviter_name: 'Marcus Bell',
    inviter_email: 'admin@club.test',
    until_day: 'Tuesday, December 1',
    ...more,
  };
}
const prepare = (more: object) => {
  answers['/rest/v1/rpc/prepare_invitation_mail'] = { status: 200, body: [preparedRow(more)] };
};

/** What the platform answers, by the end of the path. */
const usual: Record<string, Answer> = {
  '/auth/v1/user': { status: 200, body: { id: 'b7', email: 'admin@club.test' } },
  '/rest/v1/profiles': { status: 200, body: [{ display_name: 'Marcus Bell' }] },
  '/rest/v1/clubs': { status: 200, body: [{ name: 'Maple Swim Club' }] },
  '/rest/v1/rpc/invite_person': { status: 200, body: INVITATION },
  '/rest/v1/rpc/prepare_invitation_mail': { status: 200, body: [preparedRow()] },
  '/rest/v1/rpc/belongs_to_another_club': { status: 200, body: false },
  '/auth/v1/admin/generate_link': { status: 200, body: { hashed_token: TOKEN } },
  '/outbox': { status: 202 },
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

const sent = (path: string) => network.requests.find((request) => pathOf(request) === path);

test('stores the invitation in the inviter’s name, makes the link with the secret key and emails it as text', async () => {
  expect(await invite(invitation)).toEqual({ status: 200, body: { ok: true } });

  const stored = sent('/rest/v1/rpc/invite_person');
  expect(stored?.body).toEqual({
    email_param: 'guest@club.test',
    role_param: 'manager',
    club_id_param: CLUB,
    plan_param: null,
  });
  expect(stored?.headers).toMatchObject({ apikey: 'public-key', authorization: 'Bearer the-callers-token' });
  const link = sent('/auth/v1/admin/generate_link');
  expect(link?.body).toEqual({ type: 'invite', email: 'guest@club.test' });
  expect(link?.headers).toMatchObject({ apikey: 'service-key', authorization: 'Bearer service-key' });
  const { text, ...mail } = sent('/outbox')?.body as { text: string };
  expect(mail).toEqual({
    from: 'site@firm.test',
    to: 'guest@club.test',
    replyTo: 'admin@club.test',
    subject: 'Marcus Bell invites you to join Maple Swim Club',
  });
  expect(text).toContain(`\nhttps://club.test/auth/password?type=invitation&token=${LINK_TOKEN}\n`);
  expect(text).toContain('The link works until Tuesday, December 1.');
  // That of the auth service would end within the hour.
  expect(text).not.toContain(TOKEN);
  // An invited person has no password yet.
  expect(text).not.toContain('new password');
});

test('tells a member of another club who to ask, and the inviter nothing', async () => {
  const unknown = await invite(invitation);
  answers['/auth/v1/admin/generate_link'] = { status: 422, body: { code: 'email_exists', message: 'registered' } };
  answers['/rest/v1/rpc/belongs_to_another_club'] = { status: 200, body: true };
  expect(await invite(invitation)).toEqual(unknown);
  expect(sent('/rest/v1/rpc/belongs_to_another_club')).toMatchObject({
    body: { email_param: 'guest@club.test', club_id_param: CLUB },
    headers: { apikey: 'service-key' },
  });
  const { text } = network.requests.at(-1)?.body as { text: string };
  expect(text).toContain('Ask an administrator of that club to remove you from it.');
  expect(text).toContain(`https://club.test/auth/join?invitation=${INVITATION}\n`);
});

test('refuses an invitation whose email would be useless in a sentence, and emails no one', async () => {
  const refusal = { code: 'PT409', message: 'This is your own address.', hint: 'Enter another.' };
  answers['/rest/v1/rpc/invite_person'] = { status: 409, body: refusal };
  expect(await invite(invitation)).toEqual({
    status: 409,
    body: { error: { code: 'not_needed', message: 'This is your own address. Enter another.' } },
  });
  expect(sent('/outbox')).toBeUndefined();
});

test('an account that exists is asked to sign in, and the inviter is told the same', async () => {
  const unknown = await invite(invitation);
  answers['/auth/v1/admin/generate_link'] = { status: 422, body: { code: 'email_exists', message: 'registered' } };
  expect(await invite(invitation)).toEqual(unknown);
  const { text } = network.requests.at(-1)?.body as { text: string };
  expect(text).toContain(
    `You have an account already. Sign in to accept:\nhttps://club.test/auth/join?invitation=${INVITATION}\n`,
  );
  expect(text).not.toContain(TOKEN);
});

test('the firm invites someone to set up a club, and to the firm', async () => {
  prepare({ role: 'user', club_id: null, club_name: null });
  await invite({ email: 'founder@example.test', role: 'user', plan: 'manage' });
  expect(sent('/rest/v1/rpc/invite_person')?.body).toMatchObject({ plan_param: 'manage' });
  expect(sent('/outbox')?.body).toMatchObject({ subject: 'Marcus Bell invites you to set up your club' });
  prepare({ role: 'super_admin', club_id: null, club_name: null });
  await invite({ email: 'partner@example.test', role: 'super_admin', clubId: null });
  expect(network.requests.at(-1)?.body).toMatchObject({ subject: 'Marcus Bell invites you to join the firm' });
  answers['/auth/v1/admin/generate_link'] = { status: 422, body: { code: 'email_exists', message: 'registered' } };
  await invite({ email: 'partner@example.test', role: 'super_admin', clubId: null });
  const { text } = network.requests.at(-1)?.body as { text: string };
  expect(text).toContain(`Sign in to accept:\nhttps://club.test/auth/join?invitation=${INVITATION}\n`);
});

test('a name with a line break begins no header', async () => {
  prepare({ inviter_name: 'Marcus\r\nBcc: all@club.test', club_name: 'Maple\nClub' });
  await invite(invitation);
  expect(sent('/outbox')?.body).toMatchObject({
    subject: 'Marcus Bcc: all@club.test invites you to join Maple Club',
  });
});

test.each<[string, string, Answer, number, string]>([
  [
    'a session that has ended',
    '/auth/v1/user',
    { status: 403, body: { code: 'session_not_found' } },
    401,
    'not_signed_in',
  ],
  ['a club that the inviter does not see', '/rest/v1/clubs', { status: 200, body: [] }, 403, 'not_allowed'],
  [
    'someone who may not invite',
    '/rest/v1/rpc/invite_person',
    { status: 403, body: { code: '42501', message: 'new row violates row-level security policy' } },
    403,
    'not_allowed',
  ],
  [
    'too many invitations',
    '/rest/v1/rpc/invite_person',
    { status: 429, body: { code: 'PT429', message: 'You have sent 50.', hint: 'Wait an hour.' } },
    429,
    'too_many_invitations',
  ],
  [
    'a database that fails',
    '/rest/v1/rpc/invite_person',
    { status: 500, body: { message: 'detail' } },
    500,
    'internal_error',
  ],
])('%s: nothing is emailed and no account is made', async (_case, path, answer, status, code) => {
  answers[path] = answer;
  const refused = await invite(invitation);
  expect(refused).toMatchObject({ status, body: { error: { code } } });
  expect(JSON.stringify(refused.body)).not.toMatch(/row-level|detail/);
  expect(sent('/auth/v1/admin/generate_link')).toBeUndefined();
  expect(sent('/outbox')).toBeUndefined();
});

test('an email that fails is told, with what to do', async () => {
  answers['/outbox'] = { status: 503 };
  expect(await invite(invitation)).toMatchObject({
    status: 502,
    body: { error: { code: 'mail_failed', message: expect.stringContaining('Invite the person again') } },
  });
});

test('refuses an invitation without signing in', async () => {
  const answer = await invite(invitation, { authorization: '' });
  expect(answer).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } });
  expect(network.requests).toEqual([]);
});

test.each([
  ['no address', { ...invitation, email: ' ' }, 'Enter the email address'],
  ['an address that is none', { ...invitation, email: 'guest at club' }, 'typing errors'],
  ['an address without a domain', { ...invitation, email: 'guest@localhost' }, 'typing errors'],
  ['two addresses', { ...invitation, email: 'a@b.test,c@d.test' }, 'typing errors'],
  ['a header in the address', { ...invitation, email: 'a@b.test\nBcc: c@d.test' }, 'typing errors'],
  ['an address that is too long', { ...invitation, email: `${'a'.repeat(250)}@b.test` }, 'typing errors'],
  ['an unknown role', { ...invitation, role: 'king' }, 'user, manager, admin'],
  ['a club that is no id', { ...invitation, clubId: 'maple' }, 'clubId'],
  ['the firm’s role in a club', { ...invitation, role: 'super_admin' }, 'without a club'],
  ['a manager of nothing', { ...invitation, clubId: null }, 'Choose the club'],
  ['an unknown plan', { email: 'a@b.test', plan: 'platinum' }, 'launch, manage'],
  ['a plan for a member of a club', { ...invitation, plan: 'run' }, 'set up a club'],
  ['a list', [invitation], 'not a JSON object'],
  ['null', null, 'not a JSON object'],
])('%s is refused and nothing is stored', async (_case, body, message) => {
  const answer = await invite(body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_invitation' } } });
  expect(JSON.stringify(answer.body)).toContain(message);
  expect(sent('/rest/v1/rpc/invite_person')).toBeUndefined();
});

test('only POST does something; OPTIONS answers the browser; a large body is refused', async () => {
  const get = await handle(new Request('http://functions.test/invite'), environment());
  expect(get.status).toBe(405);
  const preflight = await handle(new Request('http://functions.test/invite', { method: 'OPTIONS' }), environment());
  expect(preflight.status).toBe(204);
  expect(await invite({ ...invitation, more: 'x'.repeat(5000) })).toMatchObject({ status: 413 });
});

function environment(): Record<string, string> {
  return {
    SUPABASE_URL: network.url,
    SUPABASE_ANON_KEY: 'public-key',
    SUPABASE_SERVICE_ROLE_KEY: 'service-key',
    SITE_URL: 'https://club.test',
    MAIL_HTTP_URL: `${network.url}/outbox`,
    MAIL_HTTP_TOKEN: 'mail-token',
    MAIL_FROM: 'site@firm.test',
  };
}

async function invite(
  body: unknown,
  headers: Record<string, string> = { authorization: 'Bearer the-callers-token' },
): Promise<{ status: number; body: unknown }> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
  const request = new Request('http://functions.test/invite', { ...options, body: JSON.stringify(body) });
  const response = await handle(request, environment());
  return { status: response.status, body: await response.json() };
}
