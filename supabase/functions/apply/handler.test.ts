import { startRecordingServer, type RecordingServer } from '../_shared/testing/recordingServer.ts';
import { handle } from './handler.ts';

const ID = '6f8f0a52-6c1b-4d55-9a4e-0d6f2f6f1b11';
const LIFEGUARD = '10000003-0000-4000-8000-000000000004';
const GATE = '10000003-0000-4000-8000-000000000002';
const application = {
  clubSlug: 'pine-hollow',
  name: 'Zoë O’Neil',
  email: 'zoe@home.test',
  phone: '',
  message: 'I swim.\nI am free in June.',
  jobRoleIds: [LIFEGUARD, GATE],
};
const CLUB = '10000000-0000-4000-8000-000000000001';
const stored = {
  id: ID,
  club_id: CLUB,
  name: 'Zoë O’Neil',
  club_name: 'Pine Hollow',
  reply_to: null,
  positions: ['Gate Attendant', 'Lifeguard'],
  confirm: true,
};

let network: RecordingServer;
let mailStatus = 200;
let fileStatus = 200;
let attachAnswer: { status: number; body?: unknown } = { status: 200, body: true };
let storeAnswer: { status: number; body?: unknown } = { status: 200, body: stored };

beforeAll(async () => {
  network = await startRecordingServer(({ path }) => {
    if (path === '/outbox') return { status: mailStatus };
    if (path.startsWith('/storage/v1/object/')) return { status: fileStatus, body: {} };
    if (path === '/rest/v1/rpc/attach_resume') return attachAnswer;
    return path.startsWith('/rest/v1/rpc/') ? storeAnswer : { status: 204 };
  });
});
afterAll(() => network.close());
beforeEach(() => {
  network.requests.length = 0;
  mailStatus = 200;
  fileStatus = 200;
  attachAnswer = { status: 200, body: true };
  storeAnswer = { status: 200, body: stored };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('stores the application, confirms it to the applicant as text and marks it as confirmed', async () => {
  expect(await send(application)).toEqual({ status: 200, body: { ok: true, confirmation: 'sent' } });

  const [store, mail, mark] = network.requests;
  expect(network.requests).toHaveLength(3);
  expect(store).toMatchObject({
    path: '/rest/v1/rpc/receive_application',
    body: {
      application_param: {
        club_slug: 'pine-hollow',
        name: 'Zoë O’Neil',
        email: 'zoe@home.test',
        phone: null,
        message: 'I swim.\nI am free in June.',
        job_role_ids: [LIFEGUARD, GATE],
        certificates: [],
        consent: false,
      },
      origin_param: '203.0.113.7',
    },
  });
  expect(store?.headers.apikey).toBe('service-key');
  expect(mail?.body).toMatchObject({
    from: 'site@firm.test',
    to: 'zoe@home.test',
    replyTo: 'site@firm.test',
    subject: 'Your application to Pine Hollow',
  });
  expect((mail?.body as { text: string }).text).toContain('- Gate Attendant\n- Lifeguard\n');
  expect(mark).toMatchObject({
    method: 'PATCH',
    path: `/rest/v1/job_applications?id=eq.${ID}`,
    body: { confirmation: 'sent' },
  });
});

test('stores what decides: days, age, days a week, certificates and consent', async () => {
  await send({
    ...application,
    firstDay: '2025-05-24',
    lastDay: '2025-09-01',
    ageBand: '16-17',
    daysPerWeek: '5',
    certificates: [{ name: 'CPR/AED', validUntil: '2026-03-14' }, { name: 'Lifeguarding' }],
    consent: true,
  });
  expect(network.requests[0]?.body).toMatchObject({
    application_param: {
      first_day: '2025-05-24',
      last_day: '2025-09-01',
      age_band: '16-17',
      days_per_week: 5,
      certificates: [
        { name: 'CPR/AED', valid_until: '2026-03-14' },
        { name: 'Lifeguarding', valid_until: null },
      ],
      consent: true,
    },
  });
});

test.each([
  ['Ann Reed', 'Hello Ann Reed,'],
  ["Ñandú O'Brien-王小明", "Hello Ñandú O'Brien-王小明,"],
  ['Mary J. St. Clair', 'Hello Mary J. St. Clair,'],
  ['J. R. Smith Jr.', 'Hello J. R. Smith Jr.,'],
  ['محمد العربي', 'Hello محمد العربي,'],
  ['Win a prize at evil.test', 'Hello,'],
  ['evil.test', 'Hello,'],
  ['https://evil.test/x', 'Hello,'],
  ['Call 336 555 0188', 'Hello,'],
  ['You have won a very big prize', 'Hello,'],
])('greets %j as %j', async (name, greeting) => {
  storeAnswer = { status: 200, body: { ...stored, name } };
  await send({ ...application, name });
  expect((network.requests[1]?.body as { text: string }).text.split('\n')[0]).toBe(greeting);
});

test('the email holds nothing that the applicant wrote besides a name, and promises no answer', async () => {
  storeAnswer = { status: 200, body: { ...stored, name: 'Win a prize at evil.test' } };
  await send({ ...application, name: 'Win a prize at evil.test', message: 'Click evil.test' });
  expect(JSON.stringify(network.requests[1]?.body)).not.toContain('evil.test');
  expect((network.requests[1]?.body as { text: string }).text).toContain('may not answer everyone');
});

test('replies go to the address of the club, which the email and the answer name', async () => {
  storeAnswer = { status: 200, body: { ...stored, reply_to: 'jobs@pinehollow.test' } };
  expect(await send(application)).toEqual({
    status: 200,
    body: { ok: true, confirmation: 'sent', contact: 'jobs@pinehollow.test' },
  });
  const mail = network.requests[1]?.body as { replyTo: string; text: string };
  expect(mail.replyTo).toBe('jobs@pinehollow.test');
  expect(mail.text).toContain('If you have heard nothing for two weeks, write to the club: jobs@pinehollow.test');
});

test('asks for no reply when the club has no address', async () => {
  await send(application);
  const { text } = network.requests[1]?.body as { text: string };
  expect(text).toContain('Replies to this email are not read.');
  expect(text).not.toMatch(/ask the club|write to/i);
});

test('a line break in the name of a club starts no header', async () => {
  storeAnswer = { status: 200, body: { ...stored, club_name: 'Pine\r\nBcc: all@club.test' } };
  await send(application);
  expect(network.requests[1]?.body).toMatchObject({ subject: 'Your application to Pine Bcc: all@club.test' });
});

test('an application that was confirmed before gets the same answer and no second email', async () => {
  storeAnswer = { status: 200, body: { ...stored, confirm: false } };
  expect(await send(application)).toEqual({ status: 200, body: { ok: true, confirmation: 'sent' } });
  expect(network.requests).toHaveLength(1);
});

test('an email that fails does not lose the application, and the stored one says so', async () => {
  mailStatus = 503;
  expect(await send(application)).toEqual({ status: 200, body: { ok: true, confirmation: 'failed' } });
  expect(network.requests.at(-1)).toMatchObject({ method: 'PATCH', body: { confirmation: 'failed' } });
});

test.each([
  ['PT404', 404, 'unknown_club'],
  ['PT409', 409, 'position_closed'],
  ['PT410', 410, 'applications_closed'],
  ['PT422', 422, 'too_young'],
  ['PT429', 429, 'too_many_applications'],
])('the refusal %s of the database is told with its sentence', async (code, status, name) => {
  storeAnswer = { status, body: { code, message: 'This is why.', hint: 'Do this.' } };
  expect(await send(application)).toEqual({
    status,
    body: { error: { code: name, message: 'This is why. Do this.' } },
  });
  expect(network.requests).toHaveLength(1);
});

test('an application that cannot be stored is not confirmed, and nothing of the reason leaks', async () => {
  storeAnswer = { status: 500, body: { message: 'secret detail' } };
  const answer = await send(application);
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal_error' } } });
  expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  expect(network.requests).toHaveLength(1);
});

test('does not blame the applicant when the database is full', async () => {
  storeAnswer = { status: 503, body: { code: '53100', message: 'could not extend file "base/16384/2619"' } };
  expect(await send(application)).toEqual({
    status: 503,
    body: { error: { code: 'no_room', message: 'This cannot be saved at the moment. Please try again later.' } },
  });
});

test('a filled honeypot is answered as success and goes nowhere', async () => {
  expect(await send({ ...application, website: 'http://spam.test' })).toEqual({
    status: 200,
    body: { ok: true, confirmation: 'sent' },
  });
  expect(network.requests).toEqual([]);
});

test.each(['name', 'clubSlug'])('half of a character in %s is refused, and nothing is stored', async (field) => {
  const answer = await send({ ...application, [field]: '\udc00' });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'broken_text' } } });
  expect(network.requests).toEqual([]);
});

test.each([
  ['no club', { ...application, clubSlug: '' }, 'which club'],
  ['no name', { ...application, name: '  ' }, 'your name'],
  ['no email address', { ...application, email: undefined }, 'email address'],
  ['an address that is none', { ...application, email: 'zoe at home' }, 'email address'],
  ['an address without a domain', { ...application, email: 'zoe@home' }, 'email address'],
  ['two addresses', { ...application, email: 'a@b.test,c@d.test' }, 'email address'],
  ['a header in the name', { ...application, name: 'Zoe\r\nBcc: all@club.test' }, 'name'],
  ['a header in the address', { ...application, email: 'zoe@home.test\nBcc: all@club.test' }, 'email'],
  ['a phone number that is none', { ...application, phone: 'abc' }, 'at least 7 digits'],
  ['a phone number with words', { ...application, phone: 'evenings 336 555 0188' }, 'no words'],
  ['a NUL in the message', { ...application, message: 'a\0b' }, 'message'],
  ['a message that is too long', { ...application, message: 'x'.repeat(2001) }, 'message'],
  ['no position', { ...application, jobRoleIds: [] }, 'at least one position'],
  ['positions that are no list', { ...application, jobRoleIds: LIFEGUARD }, 'at least one position'],
  ['five positions', { ...application, jobRoleIds: Array(5).fill(LIFEGUARD) }, 'at most 4'],
  ['a position that is no id', { ...application, jobRoleIds: ["x' or true"] }, 'not known'],
  ['a first day that is none', { ...application, firstDay: '2025-02-31' }, 'first day that you can work'],
  ['a first day in words', { ...application, firstDay: 'in June' }, 'first day that you can work'],
  [
    'a last day before the first',
    { ...application, firstDay: '2025-06-02', lastDay: '2025-06-01' },
    'before the first',
  ],
  ['an applicant under 14', { ...application, ageBand: 'under-14' }, 'under 14'],
  ['an age that is none', { ...application, ageBand: '99' }, 'how old you are'],
  ['eight days a week', { ...application, daysPerWeek: '8' }, '1 to 7'],
  ['a certificate without a name', { ...application, certificates: [{ name: ' ' }] }, 'no name'],
  ['a certificate that is text', { ...application, certificates: ['CPR'] }, 'form'],
  [
    'a certificate until no day',
    { ...application, certificates: [{ name: 'CPR', validUntil: 'x' }] },
    'last day of CPR',
  ],
  ['consent that is refused', { ...application, consent: false }, 'keeps your application'],
  ['a list', [application], 'form'],
  ['null', null, 'form'],
])('%s is refused with a sentence and nothing is stored', async (_case, body, words) => {
  const answer = await send(body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_application' } } });
  expect(JSON.stringify(answer.body)).toContain(words);
  expect(network.requests).toEqual([]);
});

test('a body over 32 KB is refused', async () => {
  const large = await send({ ...application, message: 'x'.repeat(40_000) });
  expect(large).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } });
  expect(network.requests).toEqual([]);
});

describe('a resume', () => {
  const pdf = new File(['%PDF-1.7 my years at the pool'], '../cv of zoë.exe', { type: 'text/html' });
  const calls = () =>
    network.requests.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}\.pdf$/, '….pdf')}`);
  const FILE = `/storage/v1/object/club-files/${CLUB}/confidential/resumes/….pdf`;

  test('is stored after the application, as what its bytes are, under a name that tells nothing', async () => {
    expect(await sendForm(pdf)).toEqual({ status: 200, body: { ok: true, confirmation: 'sent', resume: 'stored' } });
    expect(calls().slice(0, 3)).toEqual([
      'POST /rest/v1/rpc/receive_application',
      `POST ${FILE}`,
      'POST /rest/v1/rpc/attach_resume',
    ]);
    expect(network.requests[1]?.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-upsert': 'false' });
    expect(network.requests[1]?.body).toBe('%PDF-1.7 my years at the pool');
    expect(network.requests[2]?.body).toMatchObject({
      application_id_param: ID,
      name_param: 'cv of zoë.pdf',
      digest_param: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  test.each([
    ['renamed', new File(['MZ an executable'], 'cv.pdf', { type: 'application/pdf' }), 400, 'invalid_resume'],
    ['a drawing', new File(['<svg onload="alert(1)"/>'], 'cv.png', { type: 'image/png' }), 400, 'invalid_resume'],
    ['too large', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'), 413, 'resume_too_large'],
    ['larger than any form', new File([new Uint8Array(7 * 1024 * 1024)], 'cv.pdf'), 413, 'resume_too_large'],
  ])('that is %s is refused before anything is stored', async (_what, file, status, code) => {
    expect(await sendForm(file)).toMatchObject({ status, body: { error: { code } } });
    expect(network.requests).toEqual([]);
  });

  test('leaves nothing behind when the application is refused', async () => {
    storeAnswer = { status: 429, body: { code: 'PT429', message: 'Too many.', hint: 'Wait.' } };
    expect(await sendForm(pdf)).toMatchObject({ status: 429 });
    expect(calls()).toEqual(['POST /rest/v1/rpc/receive_application']);
  });

  test('that cannot be stored or attached is told, and its file goes; the application stands', async () => {
    fileStatus = 500;
    expect(await sendForm(pdf)).toMatchObject({ status: 200, body: { ok: true, resume: 'failed' } });
    network.requests.length = 0;
    fileStatus = 200;
    attachAnswer = { status: 429, body: { code: 'PT429', message: 'Ten.' } };
    expect(await sendForm(pdf)).toMatchObject({ status: 200, body: { ok: true, resume: 'failed' } });
    expect(calls().slice(1, 4)).toEqual([`POST ${FILE}`, 'POST /rest/v1/rpc/attach_resume', `DELETE ${FILE}`]);
  });

  test('that was sent before is kept once', async () => {
    attachAnswer = { status: 200, body: false };
    expect(await sendForm(pdf)).toMatchObject({ body: { resume: 'stored' } });
    expect(calls()).toContain(`DELETE ${FILE}`);
  });

  test('of a program is not looked at', async () => {
    expect(await sendForm(pdf, { ...application, website: 'x' })).toMatchObject({
      body: { ok: true, resume: 'stored' },
    });
    expect(network.requests).toEqual([]);
  });

  test('comes with an application, or not at all', async () => {
    const form = new FormData();
    form.set('resume', pdf);
    expect(await post(form)).toMatchObject({ status: 400, body: { error: { code: 'invalid_form' } } });
    expect(await sendForm(new File([], ''))).toEqual({ status: 200, body: { ok: true, confirmation: 'sent' } });
  });
});

test('only POST does something; OPTIONS answers the browser', async () => {
  const get = await handle(new Request('http://functions.test/apply'), environment());
  expect(get.status).toBe(405);
  const preflight = await handle(new Request('http://functions.test/apply', { method: 'OPTIONS' }), environment());
  expect(preflight.status).toBe(204);
  expect(network.requests).toEqual([]);
});

function environment(): Record<string, string> {
  return {
    SUPABASE_URL: network.url,
    SUPABASE_SERVICE_ROLE_KEY: 'service-key',
    MAIL_HTTP_URL: `${network.url}/outbox`,
    MAIL_HTTP_TOKEN: 'mail-token',
    MAIL_FROM: 'site@firm.test',
  };
}

function sendForm(resume: File, body: unknown = application): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.set('application', JSON.stringify(body));
  form.set('resume', resume);
  return post(form);
}

async function post(form: FormData): Promise<{ status: number; body: unknown }> {
  const response = await handle(
    new Request('http://functions.test/apply', { method: 'POST', body: form }),
    environment(),
  );
  return { status: response.status, body: await response.json() };
}

async function send(body: unknown): Promise<{ status: number; body: unknown }> {
  const request = new Request('http://functions.test/apply', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify(body),
  });
  const response = await handle(request, environment());
  return { status: response.status, body: await response.json() };
}
