import {
  startRecordingServer,
  type RecordedRequest,
  type RecordingServer,
} from '../_shared/testing/recordingServer.ts';
import { handle } from './handler.ts';

interface Answer {
  status: number;
  body?: unknown;
}

const shift = {
  claim: 'c1',
  email: 'jordan@club.test',
  club_name: 'Pine Hollow',
  is_digest: false,
  reply_to: null,
  invitation_id: null,
  kind: 'schedule_changes',
  title: 'New shift: Saturday, May 3, 10:00 AM to 4:00 PM',
  body: 'Lifeguard, Main pool',
  link: '/scheduling',
};
const RPC = '/rest/v1/rpc/';

/** The emails that wait, in the order they are claimed. */
let waiting: unknown[][];
/** What answers otherwise than usual, by path. */
let answers: Record<string, (request: RecordedRequest) => Answer>;
let network: RecordingServer;

beforeAll(async () => {
  network = await startRecordingServer((request) => {
    const usual: Record<string, () => Answer> = {
      [`${RPC}tell_of_expiring_certifications`]: () => ({ status: 200, body: 2 }),
      [`${RPC}tell_of_missed_readings`]: () => ({ status: 200, body: 1 }),
      [`${RPC}open_due_upkeep`]: () => ({ status: 200, body: 1 }),
      [`${RPC}mail_due_reports`]: () => ({ status: 200, body: 0 }),
      [`${RPC}remind_of_closing_surveys`]: () => ({ status: 200, body: 0 }),
      [`${RPC}count_due_votes`]: () => ({ status: 200, body: 1 }),
      [`${RPC}tidy_notification_mails`]: () => ({ status: 200, body: 0 }),
      [`${RPC}claim_notification_mail`]: () => ({ status: 200, body: waiting.shift() ?? [] }),
      [`${RPC}settle_notification_mail`]: () => ({ status: 200, body: true }),
      '/outbox': () => ({ status: 202 }),
    };
    return (answers[request.path] ?? usual[request.path])?.(request) ?? { status: 404 };
  });
});
afterAll(() => network.close());
beforeEach(() => {
  network.requests.length = 0;
  waiting = [];
  answers = {};
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const bodiesSentTo = (path: string) =>
  network.requests.filter((request) => request.path === path).map(({ body }) => body);
const settled = () => bodiesSentTo(`${RPC}settle_notification_mail`);

test('the email of an invitation is written when it goes out, and dropped when the invitation is not open any more', async () => {
  const invited = { ...shift, email: 'ana@club.test', invitation_id: 'i1', title: 'Elena invites you', link: null };
  const prepared = {
    token: 'b'.repeat(64),
    email: 'ana@club.test',
    role: 'user',
    club_id: 'c',
    club_name: 'Pine Hollow',
    inviter_name: 'Elena Ruiz',
    inviter_email: 'elena@club.test',
    until_day: 'Tuesday, December 1',
  };
  const rows = [[prepared], []];
  waiting = [[invited], [{ ...invited, claim: 'c2' }]];
  answers[`${RPC}prepare_invitation_mail`] = () => ({ status: 200, body: rows.shift() });
  answers['/auth/v1/admin/generate_link'] = () => ({ status: 200, body: { hashed_token: 'h' } });
  expect(await call()).toMatchObject({ status: 200, body: { failed: 0 } });
  expect(bodiesSentTo('/outbox')).toEqual([
    expect.objectContaining({
      to: 'ana@club.test',
      replyTo: 'elena@club.test',
      subject: 'Elena Ruiz invites you to join Pine Hollow',
      text: expect.stringContaining(`/auth/password?type=invitation&token=${'b'.repeat(64)}`) as string,
    }),
  ]);
  expect(settled()).toHaveLength(2);
});

test('the email of a survey brings a link of its own, and is dropped once the person has answered', async () => {
  const asked = {
    ...shift,
    email: 'ann@home.test',
    survey_invitation_id: 's1',
    title: 'Pine Hollow asks: Summer',
    link: null,
  };
  const prepared = {
    token: 'd'.repeat(48),
    name: 'Ann\nLee',
    club_name: 'Pine Hollow',
    introduction: 'Two minutes.\nAnswer here: https://evil.test',
    closes_day: 'Tuesday, May 20',
  };
  const rows = [[prepared], []];
  waiting = [[asked], [{ ...asked, claim: 'c2' }]];
  answers[`${RPC}prepare_survey_mail`] = () => ({ status: 200, body: rows.shift() });
  expect(await call()).toMatchObject({ status: 200, body: { failed: 0 } });
  expect(bodiesSentTo(`${RPC}prepare_survey_mail`)[0]).toEqual({ survey_invitation_id_param: 's1' });
  expect(bodiesSentTo('/outbox')).toEqual([
    {
      from: 'site@firm.test',
      to: 'ann@home.test',
      replyTo: 'site@firm.test',
      subject: 'Pine Hollow asks: Summer',
      text: [
        'Hello Ann Lee,',
        '',
        '  Two minutes.',
        '  Answer here: https://evil.test',
        '',
        'Answer on a phone or a computer, without an account:',
        `https://club.test/survey#${'d'.repeat(48)}`,
        '',
        'This link is yours alone and counts once. Your answers are counted without your name.',
        'The last day to answer is Tuesday, May 20.',
        '',
        '--',
        'Pine Hollow',
      ].join('\n'),
    },
  ]);
  expect(settled()).toHaveLength(2);
});

test('tells of certifications, sends what is due as text and writes down that it was sent', async () => {
  waiting = [[shift]];
  expect(await call()).toEqual({ status: 200, body: { told: 3, sent: 1, failed: 0 } });
  expect(bodiesSentTo('/outbox')).toEqual([
    {
      from: 'site@firm.test',
      to: 'jordan@club.test',
      replyTo: 'site@firm.test',
      subject: 'New shift: Saturday, May 3, 10:00 AM to 4:00 PM',
      text: [
        'New shift: Saturday, May 3, 10:00 AM to 4:00 PM',
        '',
        '  Lifeguard, Main pool',
        '',
        'https://club.test/scheduling',
        '',
        '--',
        'Pine Hollow',
        'Choose what is emailed to you, and how often: https://club.test/settings',
      ].join('\n'),
    },
  ]);
  expect(settled()).toEqual([{ claim_param: 'c1', failure_param: null }]);
  for (const { path, headers } of network.requests.filter((request) => request.path.startsWith(RPC))) {
    expect({ path, authorization: headers.authorization }).toEqual({ path, authorization: 'Bearer service-key' });
  }
});

test('everything of a day is one email, by kind', async () => {
  const daily = { ...shift, is_digest: true };
  waiting = [
    [
      daily,
      { ...daily, kind: 'staff_updates', title: 'Elena Ruiz: Towels', body: null, link: '/user-dashboard' },
      { ...daily, kind: 'email_notifications', title: 'Your CPR/AED expires on Friday, May 9', body: null, link: null },
    ],
  ];
  await call();
  expect(bodiesSentTo('/outbox')).toMatchObject([
    {
      subject: 'Pine Hollow: 3 notifications',
      text: [
        'FOR YOU TO ACT ON',
        '',
        'Your CPR/AED expires on Friday, May 9',
        '',
        '',
        'YOUR SCHEDULE',
        '',
        'New shift: Saturday, May 3, 10:00 AM to 4:00 PM',
        '  Lifeguard, Main pool',
        'https://club.test/scheduling',
        '',
        '',
        'YOUR TEAM',
        '',
        'Elena Ruiz: Towels',
        'https://club.test/user-dashboard',
        '',
        '--',
        'Pine Hollow',
        'Choose what is emailed to you, and how often: https://club.test/settings',
      ].join('\n'),
    },
  ]);
  expect(settled()).toHaveLength(1);
});

test('keeps what people write out of the headers, and from reading like our own lines', async () => {
  waiting = [
    [
      {
        ...shift,
        club_name: 'Pine\r\nHollow',
        title: 'Sam: hello\r\nBcc: all@club.test',
        body: 'One\r\nFrom the firm: https://evil.test\u202e',
      },
    ],
  ];
  await call();
  const [mail] = bodiesSentTo('/outbox') as { subject: string; text: string }[];
  expect(mail?.subject).toBe('Sam: hello Bcc: all@club.test');
  expect(mail?.text.split('\n')).toEqual([
    'Sam: hello Bcc: all@club.test',
    '',
    '  - One',
    '  - From the firm: https://evil.test',
    '',
    'https://club.test/scheduling',
    '',
    '--',
    'Pine Hollow',
    'Choose what is emailed to you, and how often: https://club.test/settings',
  ]);
});

test('a letter to an applicant goes out as it was written, and the reply goes to the club', async () => {
  const letter = {
    claim: 'c3',
    email: 'ann@home.test',
    club_name: 'Pine Hollow',
    is_digest: false,
    reply_to: 'jobs@club.test',
    kind: 'email_notifications',
    title: 'Interview at Pine\r\nHollow',
    body: 'Hello Ann,\n\nCome on Friday.\u202e\n\nElena',
    link: null,
  };
  waiting = [[letter]];
  await call();
  expect(bodiesSentTo('/outbox')).toEqual([
    {
      from: 'site@firm.test',
      to: 'ann@home.test',
      replyTo: 'jobs@club.test',
      subject: 'Interview at Pine Hollow',
      text: 'Hello Ann,\n\nCome on Friday.\n\nElena\n\n--\nPine Hollow',
    },
  ]);
});

test('signs an email that is about no club as the platform', async () => {
  waiting = [[{ ...shift, club_name: null, is_digest: true }]];
  await call();
  expect(bodiesSentTo('/outbox')).toMatchObject([{ subject: 'The Product: 1 notification' }]);
});

test('an email that the provider does not take stays, with the reason, and the others go on', async () => {
  waiting = [[shift], [{ ...shift, claim: 'c2', email: 'zoe@club.test' }]];
  answers['/outbox'] = ({ body }) => ({ status: (body as { to: string }).to === 'jordan@club.test' ? 422 : 202 });
  expect(await call()).toEqual({ status: 200, body: { told: 3, sent: 1, failed: 1 } });
  expect(settled()).toEqual(
    expect.arrayContaining([
      { claim_param: 'c1', failure_param: 'The email provider answered 422' },
      { claim_param: 'c2', failure_param: null },
    ]),
  );
});

test('a provider that cannot be reached is left alone until the next call', async () => {
  waiting = Array.from({ length: 20 }, (_, index) => [{ ...shift, claim: `c${index}` }]);
  const answer = await call({ MAIL_HTTP_URL: 'http://127.0.0.1:1/outbox' });
  expect(answer).toMatchObject({ status: 200, body: { sent: 0 } });
  expect(settled().length).toBeGreaterThan(0);
  expect(settled().length).toBeLessThan(20);
  expect(waiting.length + settled().length).toBe(20);
});

test('one call sends a bounded number of emails', async () => {
  waiting = Array.from({ length: 250 }, (_, index) => [{ ...shift, claim: `c${index}` }]);
  expect(await call()).toMatchObject({ body: { sent: 200 } });
  expect(waiting).toHaveLength(50);
});

test('without a provider nothing is claimed, and the operator is told', async () => {
  waiting = [[shift]];
  expect(await call({ MAIL_HTTP_URL: undefined })).toMatchObject({
    status: 500,
    body: { error: { code: 'internal_error' } },
  });
  expect(waiting).toHaveLength(1);
  expect(console.error).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ message: expect.stringContaining('No email provider is configured') as unknown }),
  );
});

test('a sent email whose outcome is not written down at once is written down later, and sent once', async () => {
  waiting = [[shift]];
  let refusals = 2;
  answers[`${RPC}settle_notification_mail`] = () =>
    (refusals -= 1) >= 0 ? { status: 503 } : { status: 200, body: true };
  expect(await call()).toMatchObject({ body: { sent: 1 } });
  expect(bodiesSentTo('/outbox')).toHaveLength(1);
  expect(settled()).toHaveLength(3);
});

test.each([
  ['no key', {}],
  ['the key of browsers', { apikey: 'public-key', authorization: 'Bearer public-key' }],
  ['the token of a person', { apikey: 'public-key', authorization: 'Bearer eyJhbGciOiJFUzI1NiJ9.e30.x' }],
  ['the secret key beside a token of a person', { apikey: 'service-key', authorization: 'Bearer of-a-person' }],
])('with %s nothing happens', async (_what, headers) => {
  waiting = [[shift]];
  expect(await call({}, headers)).toMatchObject({ status: 403, body: { error: { code: 'not_allowed' } } });
  expect(network.requests).toEqual([]);
});

test('the secret key as apikey alone is enough; only POST does something', async () => {
  expect(await call({}, { apikey: 'service-key' })).toMatchObject({ status: 200 });
  network.requests.length = 0;
  const get = await handle(
    new Request('http://functions.test/', { headers: { apikey: 'service-key' } }),
    environment(),
  );
  expect(get.status).toBe(405);
  const preflight = await handle(new Request('http://functions.test/', { method: 'OPTIONS' }), environment());
  expect(preflight.status).toBe(204);
  expect(network.requests).toEqual([]);
});

function environment(): Record<string, string> {
  return {
    SUPABASE_URL: network.url,
    SUPABASE_ANON_KEY: 'public-key',
    SUPABASE_SERVICE_ROLE_KEY: 'service-key',
    SITE_URL: 'https://club.test/',
    PRODUCT_NAME: 'The Product',
    MAIL_HTTP_URL: `${network.url}/outbox`,
    MAIL_HTTP_TOKEN: 'mail-token',
    MAIL_FROM: 'site@firm.test',
  };
}

async function call(
  changes: Record<string, string | undefined> = {},
  headers: Record<string, string> = { apikey: 'service-key', authorization: 'Bearer service-key' },
): Promise<{ status: number; body: unknown }> {
  const request = new Request('http://functions.test/send-notifications', { method: 'POST', headers });
  const response = await handle(request, { ...environment(), ...changes });
  return { status: response.status, body: await response.json() };
}
