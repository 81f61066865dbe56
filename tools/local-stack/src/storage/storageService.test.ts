import { request as httpRequest } from 'node:http';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { openFileStore } from './files/fileStore';
import { openStorageStack, PINE_HOLLOW, type Answer, type Sent, type StorageStack } from './testing/storageStack';
import { sampleFiles } from './testing/sampleFiles';

jest.setTimeout(60_000);

const TEN_MEGABYTES = 10 * 1024 * 1024;
let storage: StorageStack;
let made = 0;

beforeAll(async () => {
  storage = await openStorageStack();
});
afterAll(() => storage.close());

/** A key of Pine Hollow that was not used before. */
function freshKey(extension: string): string {
  made += 1;
  return `${PINE_HOLLOW}/5f0f9a4e-6a51-4a0e-9d5e-${String(made).padStart(12, '0')}.${extension}`;
}

function upload(key: string, type: string, body: Sent['body'], more: Partial<Sent> = {}): Promise<Answer> {
  const headers = { 'content-type': type, ...more.headers };
  return storage.send({
    method: 'POST',
    address: `/object/club-files/${key}`,
    as: 'pineManager',
    ...more,
    headers,
    body,
  });
}

async function uploaded(extension: string, type: string, body: Buffer): Promise<string> {
  const key = freshKey(extension);
  const { status, refusal } = await upload(key, type, body);
  if (status !== 200) throw new Error(refusal.message);
  return key;
}

function read(key: string, headers: Record<string, string> = {}, query = ''): Promise<Answer> {
  return storage.send({ address: `/object/club-files/${key}${query}`, as: 'pineManager', headers });
}

describe('uploading', () => {
  let rowsBefore: string[];
  let filesBefore: number;
  beforeEach(async () => {
    rowsBefore = await storage.rows('club-files');
    filesBefore = storage.filesOnDisk();
  });
  async function expectNothingNew(): Promise<void> {
    expect(await storage.rows('club-files')).toEqual(rowsBefore);
    expect(storage.filesOnDisk()).toBe(filesBefore);
  }

  test('accepts a file of exactly the limit', async () => {
    const bytes = Buffer.alloc(TEN_MEGABYTES, 'a');
    const key = await uploaded('txt', 'text/plain', bytes);
    expect((await read(key)).body.equals(bytes)).toBe(true);
  });

  test('answers 413 before reading a file that declares a larger size', async () => {
    const answer = await upload(freshKey('txt'), 'text/plain', Buffer.alloc(TEN_MEGABYTES + 1, 'a'));
    expect([answer.status, answer.refusal]).toEqual([
      413,
      expect.objectContaining({
        statusCode: '413',
        error: 'Payload too large',
        message: 'The file is larger than 10 MB. Choose a smaller one.',
      }),
    ]);
    await expectNothingNew();
  });

  test('answers 413 at the limit while an endless file is still being sent', async () => {
    async function* withoutEnd() {
      for (;;) yield Buffer.alloc(64 * 1024, 'a');
    }
    expect((await upload(freshKey('txt'), 'text/plain', withoutEnd())).status).toBe(413);
    await expectNothingNew();
  });

  test('answers 413 at the limit for an endless file in a form', async () => {
    async function* withoutEnd() {
      yield Buffer.from(
        '--cut\r\ncontent-disposition: form-data; name=""; filename="x"\r\ncontent-type: text/plain\r\n\r\n',
      );
      for (;;) yield Buffer.alloc(64 * 1024, 'a');
    }
    expect((await upload(freshKey('txt'), 'multipart/form-data; boundary=cut', withoutEnd())).status).toBe(413);
    await expectNothingNew();
  });

  test('refuses an upload before the file is read when the person may not upload', async () => {
    async function* withoutEnd() {
      yield Buffer.alloc(64 * 1024, 'a');
      await new Promise<never>(() => undefined);
    }
    for (const as of ['pineStaff', 'lakeAdmin', 'visitor', 'firm'] as const) {
      const answer = await upload(freshKey('txt'), 'text/plain', withoutEnd(), { as });
      expect([answer.status, answer.refusal.statusCode]).toEqual([400, '403']);
    }
    await expectNothingNew();
  });

  test("stores nothing when the person's role is removed during the upload", async () => {
    const setRole = (role: string) =>
      storage.stack.database.query(
        `update public.profiles set role = $1 where user_id = 'a0000000-0000-4000-8000-000000000003'`,
        [role],
      );
    async function* interrupted() {
      yield Buffer.from('first half, ');
      // Once the service has created the file, it has asked the database once.
      while (storage.filesOnDisk() === filesBefore) await new Promise((resolve) => setImmediate(resolve));
      await setRole('user');
      yield Buffer.from('second half');
    }
    const answer = await upload(freshKey('txt'), 'text/plain', interrupted());
    await setRole('manager');
    expect(answer.refusal.statusCode).toBe('403');
    await expectNothingNew();
  });

  test('leaves nothing behind when a client leaves in the middle', async () => {
    const forms = ['text/plain', 'multipart/form-data; boundary=cut'];
    for (const type of forms) {
      const { hostname, port } = new URL(storage.stack.origin);
      const sent = httpRequest({
        hostname,
        port,
        method: 'POST',
        path: `/storage/v1/object/club-files/${freshKey('txt')}`,
        headers: { ...(await storage.credentials('pineManager')), 'content-type': type },
      });
      const gone = new Promise((resolve) => sent.once('close', resolve));
      sent.on('error', () => undefined);
      sent.write(type.startsWith('multipart') ? file('some') : 'some');
      while (storage.filesOnDisk() === filesBefore) await new Promise((resolve) => setImmediate(resolve));
      sent.destroy();
      await gone;
      while (storage.filesOnDisk() !== filesBefore) await new Promise((resolve) => setImmediate(resolve));
      await expectNothingNew();
    }
  });

  const broken: [string, string, string, Record<string, string>][] = [
    ['a form without a boundary', 'multipart/form-data', 'x', {}],
    ['a form that is none', 'multipart/form-data; boundary=cut', 'x', {}],
    ['a form without a file', 'multipart/form-data; boundary=cut', `${field('cacheControl', '60')}--cut--\r\n`, {}],
    ['a form with two files', 'multipart/form-data; boundary=cut', `${file('a')}${file('b')}--cut--\r\n`, {}],
    ['a form that breaks off', 'multipart/form-data; boundary=cut', file('a'), {}],
    [
      'a form with an endless field',
      'multipart/form-data; boundary=cut',
      `${file('a')}${field('metadata', 'x'.repeat(70_000))}--cut--\r\n`,
      {},
    ],
    [
      'metadata that is no object',
      'multipart/form-data; boundary=cut',
      `${file('a')}${field('metadata', '[]')}--cut--\r\n`,
      {},
    ],
    [
      'a cache time that is none',
      'multipart/form-data; boundary=cut',
      `${file('a')}${field('cacheControl', '1\r\nx: y')}--cut--\r\n`,
      {},
    ],
    ['a header of metadata that is none', 'text/plain', 'x', { 'x-metadata': '!' }],
    ['a cache header with more in it', 'text/plain', 'x', { 'cache-control': 'max-age=1; <x>' }],
  ];
  test.each(broken)('%s is refused in a sentence', async (_what, type, body, headers) => {
    const answer = await upload(freshKey('txt'), type, Buffer.from(body), { headers });
    expect([answer.status, answer.refusal]).toEqual([
      400,
      expect.objectContaining({ statusCode: '400', message: expect.stringMatching(/\.$/) }),
    ]);
    await expectNothingNew();
  });

  test('leaves one row and one file when many clients replace one file at once', async () => {
    const key = freshKey('txt');
    const texts = Array.from({ length: 20 }, (_, index) => `version ${index}`);
    const answers = await Promise.all(
      texts.map((text) => upload(key, 'text/plain', Buffer.from(text), { headers: { 'x-upsert': 'true' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    expect(texts).toContain((await read(key)).body.toString());
    expect((await storage.rows('club-files')).length).toBe(rowsBefore.length + 1);
    expect(storage.filesOnDisk()).toBe(filesBefore + 1);
  });

  test('lets one of many concurrent clients add a file, and refuses the others', async () => {
    const key = freshKey('txt');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => upload(key, 'text/plain', Buffer.from(`version ${index}`))),
    );
    const codes = answers.map(({ status, refusal }) => refusal.statusCode ?? String(status)).sort();
    expect(codes).toEqual(['200', ...Array<string>(9).fill('409')]);
    expect(storage.filesOnDisk()).toBe(filesBefore + 1);
  });

  test('leaves no file behind after removing, emptying and a refused copy', async () => {
    const [one, two] = [
      await uploaded('txt', 'text/plain', Buffer.from('1')),
      await uploaded('txt', 'text/plain', Buffer.from('2')),
    ];
    const post = (address: string, as: Sent['as'], value: object, method = 'POST') =>
      storage.send({ method, address, as, body: JSON.stringify(value) });
    const copy = await post('/object/copy', 'pineManager', {
      bucketId: 'club-files',
      sourceKey: one,
      destinationKey: two,
    });
    expect(copy.refusal.statusCode).toBe('409');
    expect(storage.filesOnDisk()).toBe(filesBefore + 2);
    await post('/object/club-files', 'pineManager', { prefixes: [one, two] }, 'DELETE');
    await expectNothingNew();

    await post('/bucket', 'service', { id: 'passing', public: false });
    await storage.send({
      method: 'POST',
      address: '/object/passing/a/b.txt',
      as: 'service',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(storage.filesOnDisk()).toBe(filesBefore + 1);
    expect((await post('/bucket/passing/empty', 'pineManager', {})).refusal.statusCode).toBe('404');
    expect((await post('/bucket/passing/empty', 'service', {})).status).toBe(200);
    expect((await post('/bucket/passing', 'service', {}, 'DELETE')).status).toBe(200);
    await expectNothingNew();
  });
});

describe('serving', () => {
  test('serves nothing that runs, and shows pictures and documents', async () => {
    const shown = [
      ['png', 'image/png', sampleFiles.png],
      ['jpg', 'image/jpeg', sampleFiles.jpeg],
      ['webp', 'image/webp', sampleFiles.webp],
      ['pdf', 'application/pdf', sampleFiles.pdf],
    ] as const;
    for (const [extension, type, bytes] of shown) {
      const { headers } = await read(await uploaded(extension, type, bytes));
      expect(headers).toMatchObject({
        'content-type': type,
        'content-disposition': 'inline',
        'content-security-policy': 'sandbox',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('downloads text, and everything when asked', async () => {
    const csv = await uploaded('csv', 'text/csv', sampleFiles.csv);
    expect((await read(csv)).headers['content-disposition']).toMatch(/^attachment; filename="5f0f9a4e-.*\.csv"; /);
    const pdf = await uploaded('pdf', 'application/pdf', sampleFiles.pdf);
    const named = await read(pdf, {}, `?download=${encodeURIComponent('Plan "Süd".pdf\r\nx: y')}`);
    expect(named.headers['content-disposition']).toBe(
      `attachment; filename="Plan _S_d_.pdf__x_ y"; filename*=UTF-8''Plan%20%22S%C3%BCd%22.pdf%0D%0Ax%3A%20y`,
    );
    expect((await read(pdf, {}, '?download=')).headers['content-disposition']).toMatch(/^attachment; filename="5f0f/);
  });

  test('downloads a brand drawing when it is opened, and serves it as a picture', async () => {
    const address = '/object/brand/platform/mark.svg';
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=600' };
    expect((await storage.send({ method: 'POST', address, as: 'firm', headers, body: sampleFiles.svg })).status).toBe(
      200,
    );
    const answer = await storage.send({ address: '/object/public/brand/platform/mark.svg', as: 'no one' });
    expect(answer.body.equals(sampleFiles.svg)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': expect.stringMatching(/^attachment; filename="mark.svg"/),
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'max-age=600',
      'access-control-allow-origin': '*',
    });
  });

  test('makes the browser ask each time for a private file, and sends nothing when it is unchanged', async () => {
    const key = await uploaded('pdf', 'application/pdf', sampleFiles.pdf);
    const { headers } = await read(key);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'authorization' });
    const known = await read(key, { 'if-none-match': `W/${headers.etag}` });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    const stranger = { address: `/object/club-files/${key}`, as: 'lakeAdmin' } as const;
    const refused = await storage.send({ ...stranger, headers: { 'if-none-match': headers.etag ?? '' } });
    expect([refused.status, refused.refusal.statusCode]).toEqual([400, '404']);
    await upload(key, 'application/pdf', Buffer.concat([sampleFiles.pdf, Buffer.from('%')]), {
      headers: { 'x-upsert': 'true' },
    });
    expect((await read(key, { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  test('serves parts of a file', async () => {
    const key = await uploaded('txt', 'text/plain', Buffer.from('0123456789'));
    const part = await read(key, { range: 'bytes=3-5' });
    expect([part.status, part.body.toString(), part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      '345',
      'bytes 3-5/10',
      '3',
    ]);
    expect((await read(key, { range: 'bytes=-2' })).body.toString()).toBe('89');
    const beyond = await read(key, { range: 'bytes=10-' });
    expect([beyond.status, beyond.headers['content-range'], beyond.body.length]).toEqual([416, 'bytes */10', 0]);
    expect((await read(key, { range: 'bytes=0-1', 'if-range': '"older"' })).body.toString()).toBe('0123456789');
  });

  test('answers HEAD with headers only, and serves an empty file', async () => {
    const key = await uploaded('txt', 'text/plain', Buffer.from('0123456789'));
    const head = await storage.send({ method: 'HEAD', address: `/object/club-files/${key}`, as: 'pineManager' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '10', 0]);
    const empty = await read(await uploaded('txt', 'text/plain', Buffer.alloc(0)));
    expect([empty.status, empty.headers['content-length'], empty.body.length]).toEqual([200, '0', 0]);
  });

  test('reports a row whose file is missing as a failure, never as "not found"', async () => {
    const key = await uploaded('txt', 'text/plain', Buffer.from('x'));
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await storage.stack.database.query(`update storage.objects set version = gen_random_uuid()::text where name = $1`, [
      key,
    ]);
    expect((await read(key)).status).toBe(500);
    expect(logged).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ message: expect.stringContaining('missing') }),
    );
    logged.mockRestore();
  });

  test('names an address that this storage does not know', async () => {
    const answer = await storage.send({ address: '/render/image/public/brand/platform/mark.svg', as: 'no one' });
    expect(answer.refusal).toMatchObject({ statusCode: '404', message: expect.stringContaining('/render/image') });
  });
});

test('removes what an earlier process left unfinished, and keeps what it finished', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'file-store-'));
  const version = '7d5b5f0e-52e1-4a3f-9d55-0c8d6f1c2a11';
  const first = await openFileStore(folder);
  await first.write(version, Readable.from([Buffer.from('kept')]), (chunks) => chunks);
  writeFileSync(path.join(folder, 'arriving', 'half'), 'half');
  const second = await openFileStore(folder);
  expect(readdirSync(path.join(folder, 'arriving'))).toEqual([]);
  const handle = await second.open(version);
  expect(await handle?.readFile('utf8')).toBe('kept');
  await handle?.close();
  await expect(second.open('../../keys.json')).rejects.toThrow('is no version of a file');
  rmSync(folder, { recursive: true });
});

function file(content: string): string {
  return `--cut\r\ncontent-disposition: form-data; name=""; filename="x"\r\ncontent-type: text/plain\r\n\r\n${content}\r\n`;
}

function field(name: string, value: string): string {
  return `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}
