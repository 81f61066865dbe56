import { startRecordingServer, type RecordingServer } from '../_shared/testing/recordingServer.ts';
import { handle } from './handler.ts';

const ID = '6f8f0a52-6c1b-4d55-9a4e-0d6f2f6f1b11';
const inquiry = {
  inquiryType: 'consultation',
  name: 'Zoë O’Neil',
  email: 'zoe@club.test',
  phone: '',
  organization: 'Maple Swim Club',
  message: 'Two pools.\nSix courts.',
};

let network: RecordingServer;
let mailStatus = 200;
let storeAnswer: { status: number; body?: unknown } = { status: 200, body: ID };

beforeAll(async () => {
  network = await startRecordingServer(({ path }) => {
    if (path === '/outbox') return { status: mailStatus };
    return path.startsWith('/rest/v1/rpc/') ? storeAnswer : { status: 204 };
  });
});
afterAll(() => network.close());
beforeEach(() => {
  network.requests.length = 0;
  mailStatus = 200;
  storeAnswer = { status: 200, body: ID };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('stores the inquiry, emails it as text and marks it as sent', async () => {
  const answer = await send(inquiry);
  expect(answer).toEqual({ status: 200, body: { ok: true } });

  const [store, mail, mark] = network.requests;
  expect(network.requests).toHaveLength(3);
  expect(store).toMatchObject({
    path: '/rest/v1/rpc/receive_inquiry',
    body: {
      inquiry_param: {
        inquiry_type: 'consultation',
        name: 'Zoë O’Neil',
        email: 'zoe@club.test',
        phone: null,
        organization: 'Maple Swim Club',
        message: 'Two pools.\nSix courts.',
      },
      origin_param: '203.0.113.7',
    },
  });
  expect(store?.headers.apikey).toBe('service-key');
  expect(mail?.body).toMatchObject({
    from: 'site@firm.test',
    to: 'desk@firm.test',
    replyTo: 'zoe@club.test',
    subject: 'Book Consultation: Zoë O’Neil',
  });
  expect((mail?.body as { text: string }).text).toContain('Two pools.\nSix courts.');
  expect(mark).toMatchObject({
    method: 'PATCH',
    path: `/rest/v1/contact_inquiries?id=eq.${ID}`,
    body: { mail_status: 'sent', mail_failure: null },
  });
});

test('an email that fails is told, and the stored inquiry says so', async () => {
  mailStatus = 503;
  const answer = await send(inquiry);
  expect(answer).toMatchObject({ status: 502, body: { error: { code: 'mail_failed' } } });
  expect(network.requests.at(-1)).toMatchObject({
    method: 'PATCH',
    body: { mail_status: 'failed', mail_failure: 'The email provider answered 503' },
  });
});

test('without an email provider the inquiry is stored and the visitor told of the failure', async () => {
  const answer = await send(inquiry, { MAIL_HTTP_URL: undefined });
  expect(answer).toMatchObject({ status: 502, body: { error: { code: 'mail_failed' } } });
  expect(network.requests.map(({ path }) => path)).toEqual([
    '/rest/v1/rpc/receive_inquiry',
    `/rest/v1/contact_inquiries?id=eq.${ID}`,
  ]);
});

test('an inquiry that cannot be stored is not emailed', async () => {
  storeAnswer = { status: 500, body: { message: 'secret detail' } };
  const answer = await send(inquiry);
  expect(answer).toMatchObject({ status: 500, body: { error: { code: 'internal_error' } } });
  expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  expect(network.requests).toHaveLength(1);
});

test('a limit of the database is told with its reason', async () => {
  storeAnswer = { status: 429, body: { code: 'PT429', message: 'Too many inquiries.', hint: 'Wait.' } };
  const answer = await send(inquiry);
  expect(answer).toEqual({
    status: 429,
    body: { error: { code: 'too_many_inquiries', message: 'Too many inquiries. Wait.' } },
  });
  expect(network.requests).toHaveLength(1);
});

test('a filled honeypot is answered as success and goes nowhere', async () => {
  expect(await send({ ...inquiry, website: 'http://spam.test' })).toEqual({ status: 200, body: { ok: true } });
  expect(network.requests).toEqual([]);
});

test.each([
  ['an unknown type', { ...inquiry, inquiryType: 'toString' }, 'inquiryType'],
  ['no name', { ...inquiry, name: '  ' }, 'name'],
  ['no email address', { ...inquiry, email: undefined }, 'email'],
  ['an address that is none', { ...inquiry, email: 'zoe at club' }, 'email'],
  ['an address without a domain', { ...inquiry, email: 'zoe@club' }, 'email'],
  ['two addresses', { ...inquiry, email: 'a@b.test,c@d.test' }, 'email'],
  ['a name that is not text', { ...inquiry, name: { toString: 'x' } }, 'name'],
  ['a header in the name', { ...inquiry, name: 'Zoe\r\nBcc: all@club.test' }, 'name'],
  ['a header in the address', { ...inquiry, email: 'zoe@club.test\nBcc: all@club.test' }, 'email'],
  ['a line break after the phone number', { ...inquiry, phone: '555\n' }, 'phone'],
  ['a phone number that is none', { ...inquiry, phone: 'abc' }, 'at least 7 digits'],
  ['a NUL in the message', { ...inquiry, message: 'a\0b' }, 'message'],
  ['a name that is too long', { ...inquiry, name: 'x'.repeat(121) }, 'name'],
  ['a message that is too long', { ...inquiry, message: 'x'.repeat(5001) }, 'message'],
  ['a list', [inquiry], 'inquiry'],
  ['null', null, 'inquiry'],
])('%s is refused and nothing is stored', async (_case, body, field) => {
  const answer = await send(body);
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_inquiry' } } });
  expect(JSON.stringify(answer.body)).toContain(field);
  expect(network.requests).toEqual([]);
});

test.each(['name', 'message', 'inquiryType', 'unknown'])('half of a character in %s is refused', async (field) => {
  const answer = await send({ ...inquiry, [field]: 'A\ud800' });
  expect(answer).toMatchObject({ status: 400, body: { error: { code: 'broken_text' } } });
  expect(network.requests).toEqual([]);
});

test('an emoji is one character', async () => {
  expect(await send({ ...inquiry, name: '🏊'.repeat(120) })).toMatchObject({ status: 200 });
  expect(await send({ ...inquiry, name: '🏊'.repeat(121) })).toMatchObject({ status: 400 });
});

test('a mark of direction in a name turns nothing in the email', async () => {
  await send({ ...inquiry, name: 'Zoë\u202e\u2066 O’Neil' });
  expect(network.requests[1]?.body).toMatchObject({ subject: 'Book Consultation: Zoë  O’Neil' });
});

test('a body that is not JSON is refused', async () => {
  expect(await sendRaw('{"name":')).toMatchObject({ status: 400, body: { error: { code: 'invalid_json' } } });
});

test('a body over 64 KB is refused by its length and, without one, while it arrives', async () => {
  const large = JSON.stringify({ ...inquiry, message: 'x'.repeat(70_000) });
  expect(await sendRaw(large, { 'content-length': String(large.length) })).toMatchObject({ status: 413 });

  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(16 * 1024).fill(32));
    },
  });
  expect(await sendRaw(endless)).toMatchObject({ status: 413, body: { error: { code: 'body_too_large' } } });
  expect(pulled).toBeLessThan(10);
  expect(network.requests).toEqual([]);
});

test('only POST does something; OPTIONS answers the browser', async () => {
  const environment = environmentOfTest({});
  const get = await handle(new Request('http://functions.test/send-contact-email'), environment);
  expect(get.status).toBe(405);
  expect(get.headers.get('access-control-allow-origin')).toBe('*');
  const preflight = await handle(new Request('http://functions.test/', { method: 'OPTIONS' }), environment);
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey');
});

test('the front of x-forwarded-for, which a caller can write, is not the address of origin', async () => {
  await send(inquiry, {}, { 'x-forwarded-for': '10.0.0.1, 198.51.100.4' });
  expect(network.requests[0]?.body).toMatchObject({ origin_param: '198.51.100.4' });
});

function environmentOfTest(overrides: Record<string, string | undefined>): Record<string, string | undefined> {
  return {
    SUPABASE_URL: network.url,
    SUPABASE_SERVICE_ROLE_KEY: 'service-key',
    MAIL_HTTP_URL: `${network.url}/outbox`,
    MAIL_HTTP_TOKEN: 'mail-token',
    MAIL_FROM: 'site@firm.test',
    CONTACT_TO: 'desk@firm.test',
    ...overrides,
  };
}

function send(body: unknown, overrides = {}, headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' }) {
  return sendRaw(JSON.stringify(body), headers, overrides);
}

async function sendRaw(
  body: string | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
  overrides: Record<string, string | undefined> = {},
): Promise<{ status: number; body: unknown }> {
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, duplex: 'half' };
  const request = new Request('http://functions.test/send-contact-email', options);
  const response = await handle(request, environmentOfTest(overrides));
  return { status: response.status, body: await response.json() };
}
