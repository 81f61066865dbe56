import { LAKESIDE, openStorageStack, PINE_HOLLOW, type Person, type StorageStack } from './testing/storageStack';
import { sampleFiles } from './testing/sampleFiles';

// What strangers and buggy clients try. After each refusal the table and the disk are unchanged.

jest.setTimeout(60_000);

const FILE = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a01.pdf';
const OWN = `${PINE_HOLLOW}/${FILE}`;
let storage: StorageStack;

beforeAll(async () => {
  storage = await openStorageStack();
  await upload('pineManager', `/object/club-files/${OWN}`, 'application/pdf', sampleFiles.pdf);
  await upload('firm', '/object/brand/platform/logo.png', 'image/png', sampleFiles.png);
});
afterAll(() => storage.close());

async function upload(as: Person | 'service', address: string, type: string, body: Buffer): Promise<void> {
  const answer = await storage.send({ method: 'POST', address, as, headers: { 'content-type': type }, body });
  if (answer.status !== 200) throw new Error(`${address}: ${answer.body.toString()}`);
}

async function expectUntouched(): Promise<void> {
  expect(await storage.rows('club-files')).toEqual([OWN]);
  expect(await storage.rows('brand')).toEqual(['platform/logo.png']);
  expect(storage.filesOnDisk()).toBe(2);
}
afterEach(expectUntouched);

describe('keys that could point outside of a bucket', () => {
  const keys = [
    `${PINE_HOLLOW}/../${LAKESIDE}/${FILE}`,
    `${PINE_HOLLOW}/..`,
    '..',
    `%2e%2e/${FILE}`,
    `${PINE_HOLLOW}/%2e%2e/${FILE}`,
    `${PINE_HOLLOW}/..%2f..%2f..%2fkeys.json`,
    `${PINE_HOLLOW}%2f..%2fx`,
    `${PINE_HOLLOW}/%252e%252e/x`,
    `${PINE_HOLLOW}/./x`,
    `${PINE_HOLLOW}//x`,
    `${PINE_HOLLOW}/x/`,
    `/${PINE_HOLLOW}/x`,
    `${PINE_HOLLOW}\\x`,
    `${PINE_HOLLOW}/..%5c..%5cx`,
    `${PINE_HOLLOW}/x%00.pdf`,
    `${PINE_HOLLOW}/x%0d%0aset-cookie:a=b`,
    `${PINE_HOLLOW}/%ff`,
    `${PINE_HOLLOW}/%3cscript%3e`,
    `${PINE_HOLLOW}/${'x'.repeat(1024)}`,
  ];
  const requests = keys.flatMap((key) => [
    ['POST', `/object/club-files/${key}`, key] as const,
    ['PUT', `/object/club-files/${key}`, key] as const,
    ['GET', `/object/club-files/${key}`, key] as const,
    ['GET', `/object/public/brand/${key}`, key] as const,
    ['GET', `/object/info/club-files/${key}`, key] as const,
    ['POST', `/object/sign/club-files/${key}`, key] as const,
    ['GET', `/object/sign/club-files/${key}?token=x`, key] as const,
    ['POST', `/object/upload/sign/club-files/${key}`, key] as const,
    ['PUT', `/object/upload/sign/club-files/${key}?token=x`, key] as const,
  ]);
  // The service key passes every policy, so that only the check of the key is left.
  test.each(requests)('%s %s is 400', async (method, address) => {
    const body = method === 'GET' ? undefined : sampleFiles.pdf;
    const headers = { 'content-type': 'application/pdf' };
    const answer = await storage.send({ method, address, as: 'service', headers, body });
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toContain('signing');
  });

  test.each(['..', `${PINE_HOLLOW}/../x`, 'a\\b', 'a\u0000b', 'a//b', '', 'x'.repeat(1025)])(
    'moving, copying and removing %j is 400',
    async (key) => {
      for (const [sourceKey, destinationKey] of [
        [OWN, key],
        [key, OWN],
      ]) {
        for (const verb of ['move', 'copy']) {
          const answer = await storage.send({
            method: 'POST',
            address: `/object/${verb}`,
            as: 'service',
            body: JSON.stringify({ bucketId: 'club-files', sourceKey, destinationKey }),
          });
          expect([answer.status, answer.refusal.error]).toEqual([400, 'InvalidKey']);
        }
      }
      const removal = await storage.send({
        method: 'DELETE',
        address: '/object/club-files',
        as: 'service',
        body: JSON.stringify({ prefixes: [OWN, key] }),
      });
      expect([removal.status, removal.refusal.error]).toEqual([400, 'InvalidKey']);
    },
  );

  test('refuses a path out of a bucket', async () => {
    for (const bucket of ['..', '%2e%2e', '..%2f..', '%00']) {
      const answer = await storage.send({ address: `/object/${bucket}/${OWN}`, as: 'service' });
      expect(answer.status).toBe(400);
    }
  });
});

describe('files that are not what they claim', () => {
  const page = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
  const cases: [string, string, Buffer][] = [
    ['a page', 'text/html', page],
    ['a page as a picture', 'image/png', page],
    ['a page as text', 'text/plain', page],
    ['a drawing', 'image/svg+xml', sampleFiles.svg],
    ['a program', 'application/octet-stream', Buffer.from('MZ')],
    ['a picture as a document', 'application/pdf', sampleFiles.png],
    ['a picture with a script', 'image/jpeg', Buffer.concat([sampleFiles.jpeg, page])],
    ['a script', 'text/javascript', Buffer.from('alert(1)')],
  ];
  test.each(cases)('%s is refused as bytes and as a form', async (_what, type, bytes) => {
    const address = `/object/club-files/${PINE_HOLLOW}/5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a02.png`;
    for (const as of ['pineManager', 'service'] as const) {
      const raw = await storage.send({ method: 'POST', address, as, headers: { 'content-type': type }, body: bytes });
      expect(raw.refusal).toMatchObject({ statusCode: '415', error: 'invalid_mime_type' });
      const form = await storage.send({ method: 'POST', address, as, ...formOf(bytes, type) });
      expect(form.refusal).toMatchObject({ statusCode: '415', error: 'invalid_mime_type' });
    }
    const replaced = await storage.send({
      method: 'PUT',
      address: `/object/club-files/${OWN}`,
      as: 'pineManager',
      headers: { 'content-type': type },
      body: bytes,
    });
    expect(replaced.refusal.statusCode).toBe('415');
    const before = await storage.send({ address: `/object/club-files/${OWN}`, as: 'pineManager' });
    expect(before.body.equals(sampleFiles.pdf)).toBe(true);
  });

  test('refuses a drawing with a script where drawings are allowed, and does not move a clean one elsewhere', async () => {
    const send = (body: Buffer) =>
      storage.send({
        method: 'POST',
        address: '/object/brand/platform/mark.svg',
        as: 'firm',
        headers: { 'content-type': 'image/svg+xml' },
        body,
      });
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await send(script)).refusal).toMatchObject({ statusCode: '415' });
    expect((await send(sampleFiles.svg)).status).toBe(200);
    for (const verb of ['move', 'copy']) {
      const elsewhere = await storage.send({
        method: 'POST',
        address: `/object/${verb}`,
        as: 'service',
        body: JSON.stringify({
          bucketId: 'brand',
          sourceKey: 'platform/mark.svg',
          destinationBucket: 'club-files',
          destinationKey: `${PINE_HOLLOW}/x.svg`,
        }),
      });
      expect(elsewhere.refusal.statusCode).toBe('415');
    }
    const removed = { method: 'DELETE', address: '/object/brand', as: 'firm' } as const;
    await storage.send({ ...removed, body: JSON.stringify({ prefixes: ['platform/mark.svg'] }) });
  });
});

describe('callers', () => {
  test('answers 401 to a broken token', async () => {
    for (const address of [`/object/club-files/${OWN}`, '/bucket', `/object/info/club-files/${OWN}`]) {
      const headers = { authorization: 'Bearer aaa.bbb.ccc' };
      expect((await storage.send({ address, headers })).status).toBe(401);
      expect((await storage.send({ address, as: 'no one' })).status).toBe(401);
    }
  });

  test('does not accept an access token as a signed address', async () => {
    const { authorization } = await authorizationOf('pineManager');
    const answer = await storage.send({
      address: `/object/sign/club-files/${OWN}?token=${authorization.replace('Bearer ', '')}`,
      as: 'no one',
    });
    expect(answer.refusal).toMatchObject({ statusCode: '400', error: 'InvalidJWT' });
    expect(answer.body.includes('%PDF')).toBe(false);
  });

  test("does not open another file with a file's token", async () => {
    const signed = await storage.send({
      method: 'POST',
      address: `/object/sign/club-files/${OWN}`,
      as: 'pineManager',
      body: JSON.stringify({ expiresIn: 60 }),
    });
    const { signedURL } = JSON.parse(signed.body.toString()) as { signedURL: string };
    expect((await storage.send({ address: signedURL, as: 'no one' })).status).toBe(200);
    const token = signedURL.split('token=')[1] ?? '';
    for (const other of ['brand/platform/logo.png', `club-files/${LAKESIDE}/${FILE}`, `club-files/${OWN}x`]) {
      const answer = await storage.send({ address: `/object/sign/${other}?token=${token}`, as: 'no one' });
      expect(answer.refusal).toMatchObject({ statusCode: '400', error: 'InvalidJWT' });
    }
  });

  test("checks the signer's rights when a signed upload is used", async () => {
    const key = `${PINE_HOLLOW}/5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a03.pdf`;
    const signed = await storage.send({
      method: 'POST',
      address: `/object/upload/sign/club-files/${key}`,
      as: 'pineManager',
    });
    const { url } = JSON.parse(signed.body.toString()) as { url: string };
    const role = (name: string) =>
      storage.stack.database.query(`update public.profiles set role = $1 where user_id = $2`, [
        name,
        'a0000000-0000-4000-8000-000000000003',
      ]);
    await role('user');
    const late = await storage.send({
      method: 'PUT',
      address: url,
      as: 'no one',
      headers: { 'content-type': 'application/pdf' },
      body: sampleFiles.pdf,
    });
    await role('manager');
    expect(late.refusal).toMatchObject({ statusCode: '403' });
  });

  test('lists nothing of a public bucket for visitors and members', async () => {
    for (const as of ['visitor', 'pineStaff', 'lakeAdmin'] as const) {
      for (const address of ['/object/list/brand', '/object/list-v2/brand']) {
        const answer = await storage.send({
          method: 'POST',
          address,
          as,
          body: JSON.stringify({ prefix: 'platform/' }),
        });
        expect(answer.body.toString()).not.toContain('logo');
      }
    }
  });

  test('treats a search as text and a sort as a column', async () => {
    const list = (body: object) =>
      storage.send({
        method: 'POST',
        address: '/object/list/club-files',
        as: 'pineManager',
        body: JSON.stringify({ prefix: PINE_HOLLOW, ...body }),
      });
    expect(JSON.parse((await list({ search: '%' })).body.toString())).toEqual([]);
    expect(JSON.parse((await list({ search: FILE.slice(0, 8) })).body.toString())).toHaveLength(1);
    for (const body of [
      { sortBy: { column: 'name; drop table storage.objects', order: 'asc' } },
      { sortBy: { column: 'name', order: 'asc nulls last' } },
      { limit: 100_000 },
      { offset: -1 },
      { prefix: '\0' },
      { search: '\0' },
    ]) {
      expect((await list(body)).refusal).toMatchObject({ statusCode: '400', error: 'InvalidRequest' });
    }
  });
});

test('SQL that deletes rows without their files is refused, as hosted', async () => {
  await expect(storage.stack.database.query('delete from storage.objects')).rejects.toMatchObject({
    code: '42501',
    message: 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
  });
});

function formOf(content: Buffer, type: string): { headers: Record<string, string>; body: Buffer } {
  const head = `--cut\r\ncontent-disposition: form-data; name=""; filename="x"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--cut--\r\n')]),
  };
}

async function authorizationOf(person: Person): Promise<{ authorization: string }> {
  const { authorization } = await storage.credentials(person);
  return { authorization: authorization ?? '' };
}
