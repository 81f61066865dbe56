import {
  LAKESIDE,
  openStorageStack,
  PINE_HOLLOW,
  type Answer,
  type Person,
  type StorageStack,
} from './testing/storageStack';
import { sampleFiles } from './testing/sampleFiles';

// Files for a club's managers and admins only, and files of jobs, which no one may read. Tries every call of the
// service as people without permission. After each call, the tables and the disk are unchanged.

jest.setTimeout(60_000);

const NAME = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a01.pdf';
const FREE = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a02.pdf';
const FOLDER = `${PINE_HOLLOW}/confidential`;
const CONFIDENTIAL = `${FOLDER}/${NAME}`;
const SHARED = `${PINE_HOLLOW}/${NAME}`;
const JOB = `${PINE_HOLLOW}/5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a03.zip`;
const zip = Buffer.from('504b0304140000000000', 'hex');
const asPdf = { 'content-type': 'application/pdf' };
let storage: StorageStack;

beforeAll(async () => {
  storage = await openStorageStack();
  await upload('pineManager', `club-files/${CONFIDENTIAL}`, 'application/pdf', sampleFiles.pdf);
  await upload('pineManager', `club-files/${SHARED}`, 'application/pdf', sampleFiles.pdf);
  await upload('service', `job-files/${JOB}`, 'application/zip', zip);
});
afterAll(() => storage.close());
afterEach(async () => {
  expect(await storage.rows('club-files')).toEqual([SHARED, CONFIDENTIAL]);
  expect(await storage.rows('job-files')).toEqual([JOB]);
  expect(storage.filesOnDisk()).toBe(3);
});

async function upload(as: Person | 'service', key: string, type: string, body: Buffer): Promise<void> {
  const headers = { 'content-type': type };
  const answer = await storage.send({ method: 'POST', address: `/object/${key}`, as, headers, body });
  if (answer.status !== 200) throw new Error(`${key}: ${answer.body.toString()}`);
}

const post = (as: Person, address: string, body: object, method = 'POST') =>
  storage.send({ method, address, as, body: JSON.stringify(body) });

const list = async (as: Person, prefix: string, bucket = 'club-files') =>
  (JSON.parse((await post(as, `/object/list/${bucket}`, { prefix })).body.toString()) as { name: string }[]).map(
    ({ name }) => name,
  );

/** Expects an answer without any part of a file: neither its bytes nor a way to them. */
function expectNothingOf(answer: Answer): void {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body.toString('latin1')).not.toMatch(/%PDF|PK|token=/);
}

// A member of the club, and people of another one.
describe.each(['pineStaff', 'lakeStaff', 'lakeAdmin'] as const)('%s', (person) => {
  const places = [
    ['a confidential file', 'club-files', CONFIDENTIAL],
    ['the file of a job', 'job-files', JOB],
  ] as const;

  describe.each(places)('and %s', (_what, bucket, key) => {
    test.each([
      ['GET', `/object/${bucket}/${key}`],
      ['GET', `/object/authenticated/${bucket}/${key}`],
      ['GET', `/object/public/${bucket}/${key}`],
      ['GET', `/object/info/${bucket}/${key}`],
      ['HEAD', `/object/${bucket}/${key}`],
    ])('answers %s %s with nothing', async (method, address) => {
      expectNothingOf(await storage.send({ method, address, as: person }));
    });

    test('lists it nowhere', async () => {
      for (const prefix of ['', PINE_HOLLOW, FOLDER]) {
        expect(await list(person, prefix, bucket)).not.toEqual(
          expect.arrayContaining([expect.stringMatching(/^confidential$|zip$/)]),
        );
      }
      expect(await list(person, FOLDER, bucket)).toEqual([]);
      const all = await post(person, `/object/list-v2/${bucket}`, { prefix: '' });
      expect(all.body.toString()).not.toMatch(/confidential|zip/);
    });

    test('signs no address for it, alone or among others', async () => {
      expectNothingOf(await post(person, `/object/sign/${bucket}/${key}`, { expiresIn: 60 }));
      const many = await post(person, `/object/sign/${bucket}`, { expiresIn: 60, paths: [key] });
      expect(JSON.parse(many.body.toString())).toEqual([{ error: expect.any(String), path: key, signedURL: null }]);
    });

    test('refuses to move or copy it to a readable place', async () => {
      const own = person === 'pineStaff' ? PINE_HOLLOW : LAKESIDE;
      for (const verb of ['move', 'copy']) {
        const answer = await post(person, `/object/${verb}`, {
          bucketId: bucket,
          sourceKey: key,
          destinationBucket: 'club-files',
          destinationKey: `${own}/${FREE}`,
        });
        expectNothingOf(answer);
      }
    });

    test('refuses to replace or remove it, and signs no upload', async () => {
      const replaced = await storage.send({
        method: 'PUT',
        address: `/object/${bucket}/${key}`,
        as: person,
        headers: asPdf,
        body: sampleFiles.pdf,
      });
      expectNothingOf(replaced);
      expectNothingOf(await post(person, `/object/upload/sign/${bucket}/${PINE_HOLLOW}/${FREE}`, {}));
      await post(person, `/object/${bucket}`, { prefixes: [key] }, 'DELETE');
    });
  });
});

test('lets a member read and list what the club shares, once a document names it', async () => {
  expectNothingOf(await storage.send({ address: `/object/club-files/${SHARED}`, as: 'pineStaff' }));
  expect(await list('pineStaff', PINE_HOLLOW)).toEqual([]);
  await storage.stack.database.query(
    `insert into public.club_documents (club_id, title, confidential, storage_path, mime_type, size_bytes)
      values ($1, 'Pool rules', false, $2, 'application/pdf', $3)`,
    [PINE_HOLLOW, SHARED, sampleFiles.pdf.length],
  );
  const shared = await storage.send({ address: `/object/club-files/${SHARED}`, as: 'pineStaff' });
  expect(shared.body.equals(sampleFiles.pdf)).toBe(true);
  expect(await list('pineStaff', PINE_HOLLOW)).toEqual([NAME]);
  await storage.stack.database.query(`delete from public.club_documents where storage_path = $1`, [SHARED]);
});

test.each(['pineManager', 'pineAdmin', 'firm'] as const)(
  'lets %s read, list and sign confidential files',
  async (person) => {
    const read = await storage.send({ address: `/object/club-files/${CONFIDENTIAL}`, as: person });
    expect(read.body.equals(sampleFiles.pdf)).toBe(true);
    expect(await list(person, PINE_HOLLOW)).toEqual(['confidential', NAME]);
    expect(await list(person, FOLDER)).toEqual([NAME]);
    const signed = await post(person, `/object/sign/club-files/${CONFIDENTIAL}`, { expiresIn: 60 });
    const { signedURL } = JSON.parse(signed.body.toString()) as { signedURL: string };
    expect((await storage.send({ address: signedURL, as: 'no one' })).body.equals(sampleFiles.pdf)).toBe(true);
  },
);

test('hides a file from members when a manager moves it into the confidential folder', async () => {
  const move = (from: string, to: string) =>
    post('pineManager', '/object/move', { bucketId: 'club-files', sourceKey: from, destinationKey: to });
  expect((await move(SHARED, `${FOLDER}/${FREE}`)).status).toBe(200);
  expectNothingOf(await storage.send({ address: `/object/club-files/${FOLDER}/${FREE}`, as: 'pineStaff' }));
  expect(await list('pineStaff', PINE_HOLLOW)).toEqual([]);
  expect((await move(`${FOLDER}/${FREE}`, SHARED)).status).toBe(200);
});

test('refuses an archive from people, whatever its declared type', async () => {
  for (const [address, type, code] of [
    [`/object/club-files/${PINE_HOLLOW}/${FREE}`, 'application/zip', '415'],
    [`/object/club-files/${PINE_HOLLOW}/${FREE}`, 'application/pdf', '415'],
    [`/object/job-files/${PINE_HOLLOW}/${FREE}`, 'application/zip', '403'],
  ] as const) {
    const headers = { 'content-type': type };
    const answer = await storage.send({ method: 'POST', address, as: 'pineAdmin', headers, body: zip });
    expect(answer.refusal.statusCode).toBe(code);
  }
});
