import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../../../bundler/paths';
import { describeStore } from '../testing/storeContract';
import { readS3Address, type S3Address } from './s3Address';
import { openBucket, type S3Limits } from './s3Bucket';
import { createS3Store } from './s3Store';
import { startS3Server, type RecordedRequest, type S3Server } from './testing/s3Server';

const LIMITS: S3Limits = { timeout: 5_000, retries: [1, 1], pageSize: 10 };
const storeAt = (address: S3Address, limits = LIMITS) => createS3Store(openBucket(address, limits));

let server: S3Server;
let emptied = 0;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
  server.fault = () => undefined;
  // Each test has its own place.
  server.address = { ...server.address, prefix: `club-${(emptied += 1)}/` };
});

describeStore('a bucket', async () => ({ store: storeAt(server.address), close: async () => {} }));

const FOLDER = 'modules/training/1.0.0';
const release = (entry = 'console.log(1)') =>
  new Map([
    ['entry.js', Buffer.from(entry)],
    ['entry.js.br', Buffer.from('compressed')],
    ['picture.png', Buffer.from('png')],
    ['release.json', Buffer.from('{}')],
  ]);
const puts = () => server.requests.filter(({ method }) => method === 'PUT');
const isPut = (end: string) => (request: RecordedRequest) => request.method === 'PUT' && request.path.endsWith(end);
/** The answer that anyone gets at the address of a file. */
const publicFile = (file: string) => {
  const { endpoint, bucket, prefix } = server.address;
  return fetch(`${endpoint}/${bucket}/${prefix}${file}`);
};

test('stores files at their addresses, with their type and forever, and the index last', async () => {
  await storeAt(server.address).writeFolder(FOLDER, release());
  expect(puts().at(-1)?.path).toMatch(/\/folders\/modules\/training\/1\.0\.0\.json$/);
  const entry = await publicFile(`${FOLDER}/entry.js`);
  expect(await entry.text()).toBe('console.log(1)');
  expect(entry.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  const sent = (end: string) => puts().find(isPut(end))?.headers;
  expect(sent('/entry.js')).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(sent('/entry.js.br')).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
});

test('resumes an interrupted upload with the missing files', async () => {
  server.fault = (request) => (isPut('/picture.png')(request) ? 500 : undefined);
  await expect(storeAt(server.address).writeFolder(FOLDER, release())).rejects.toThrow(
    /does not do its work \(500 Fault\)\. Try again later: what is stored already is kept\./,
  );
  expect(await storeAt(server.address).read(`${FOLDER}/entry.js`)).toBeUndefined();
  server.fault = () => undefined;
  server.requests.length = 0;
  await storeAt(server.address).writeFolder(FOLDER, release());
  expect(puts().map((put) => path.basename(put.path))).toEqual(expect.arrayContaining(['picture.png', '1.0.0.json']));
  expect(puts().filter(isPut('/entry.js'))).toEqual([]);
  expect(await storeAt(server.address).list('modules')).toHaveLength(4);
});

test('a command killed halfway leaves nothing visible, and the next one finishes the work', async () => {
  let reached = () => {};
  const stuck = new Promise<void>((resolve) => (reached = resolve));
  server.fault = (request) => {
    if (!isPut('/release.json')(request)) return undefined;
    reached();
    return 'silent';
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(repositoryRoot, 'tools/releases/store/s3/testing/uploadOnce.ts')],
    { env: { ...process.env, UPLOAD: JSON.stringify({ address: server.address, folder: FOLDER }) }, stdio: 'inherit' },
  );
  await stuck;
  // The other file has arrived, as it does long before a large one.
  while (!(await publicFile(`${FOLDER}/entry.js`)).ok) await wait(20);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  server.fault = () => undefined;
  const store = storeAt(server.address);
  expect(await store.list('modules')).toEqual([]);
  expect(await store.read(`${FOLDER}/entry.js`)).toBeUndefined();
  server.requests.length = 0;
  await store.writeFolder(FOLDER, release());
  expect(
    puts()
      .map((put) => path.basename(put.path))
      .sort(),
  ).toEqual(['1.0.0.json', 'entry.js.br', 'picture.png', 'release.json']);
  expect(await store.list(FOLDER)).toEqual([...release().keys()].sort());
});

test('sends a truncated or replaced file again, and only that one', async () => {
  const bucket = openBucket(server.address, LIMITS);
  server.fault = (request) => (isPut('/1.0.0.json')(request) ? 500 : undefined);
  await expect(createS3Store(bucket).writeFolder(FOLDER, release())).rejects.toThrow(/\(500 Fault\)/);
  const options = { contentType: 'text/javascript', cacheControl: 'no-store', over: 'anything' } as const;
  await bucket.put(`${FOLDER}/entry.js`, Buffer.from('console.lo'), options);
  server.fault = () => undefined;
  server.requests.length = 0;
  await createS3Store(bucket).writeFolder(FOLDER, release());
  expect(puts().map((put) => path.basename(put.path))).toEqual(['entry.js', '1.0.0.json']);
  expect(await (await publicFile(`${FOLDER}/entry.js`)).text()).toBe('console.log(1)');
});

test('a service that fails halfway leaves what people have, and the next run finishes the work', async () => {
  await storeAt(server.address).writeFolder('modules/training/0.9.0', release('console.log(0)'));
  let gone = false;
  server.fault = (request) => {
    gone ||= isPut('/picture.png')(request);
    return gone ? 'cut' : undefined;
  };
  await expect(storeAt(server.address).writeFolder(FOLDER, release())).rejects.toThrow(
    /does not answer\. .* What is stored already is kept; run the command again\./,
  );
  server.fault = () => undefined;
  const store = storeAt(server.address);
  expect(await store.list('modules')).toEqual([...release().keys()].sort().map((file) => `training/0.9.0/${file}`));
  await store.writeFolder(FOLDER, release());
  expect(await store.list('modules')).toHaveLength(8);
});

test('lists more than a thousand objects, page by page, when others also have objects in the bucket', async () => {
  const bucket = openBucket(server.address);
  const options = { contentType: 'text/plain', cacheControl: 'no-store', over: 'anything' } as const;
  const names = Array.from({ length: 1005 }, (_, index) => `photos/${String(index).padStart(4, '0')}`);
  for (let start = 0; start < names.length; start += 40) {
    await Promise.all(names.slice(start, start + 40).map((name) => bucket.put(name, Buffer.from('x'), options)));
  }
  expect((await bucket.list('photos/')).map(({ key }) => key)).toEqual(names);
  expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(2);
  const store = createS3Store(bucket);
  await store.writeFolder(FOLDER, release());
  await store.removeFolder(FOLDER);
  expect(await store.listFolders('modules')).toEqual([]);
  expect(await bucket.list('')).toHaveLength(1005);
});

test.each([
  ['a connection that is cut', 'cut' as const],
  ['a service that is busy', [503, 'SlowDown'] as const],
  ['too many requests', 429],
])('%s is tried again', async (_what, fault) => {
  let faults = 2;
  server.fault = () => ((faults -= 1) >= 0 ? fault : undefined);
  await storeAt(server.address).writeFolder(FOLDER, release());
  expect(await storeAt(server.address).list(FOLDER)).toHaveLength(4);
});

describe('says why something cannot be done, and what to do', () => {
  const write = (address: S3Address, limits?: S3Limits) => storeAt(address, limits).writeFolder(FOLDER, release());

  test.each([
    [
      'a strange key',
      { accessKeyId: 'MALLORY' },
      /refuses the key \(403 InvalidAccessKeyId\)\. Check AWS_ACCESS_KEY_ID/,
    ],
    ['a wrong secret', { secretAccessKey: 'guessed' }, /refuses the key \(403 SignatureDoesNotMatch\)\. Check/],
    [
      'a bucket that is not there',
      { bucket: 'nowhere' },
      /There is no bucket "nowhere" at .*Make it, or correct ARTIFACTS/,
    ],
    [
      'an address where no server listens',
      { endpoint: 'http://127.0.0.1:1' },
      /does not answer\. Check ARTIFACTS_ENDPOINT/,
    ],
  ])('%s', async (_what, change, message) => {
    await expect(write({ ...server.address, ...change })).rejects.toThrow(message);
    expect(await storeAt(server.address).list('modules')).toEqual([]);
  });

  test.each([
    [
      'a key that may read and not write',
      [403, 'AccessDenied'] as const,
      /refuses the key \(403 AccessDenied\)\. Check .* that they may write to artifacts\./,
    ],
    [
      'a file over the limit of the service',
      [413, 'EntityTooLarge'] as const,
      /takes no file as large as .*\/modules\/training\/1\.0\.0\/\S+ \(413 EntityTooLarge\)\. Raise its limit/,
    ],
    [
      'a service that stays busy',
      [503, 'SlowDown'] as const,
      /does not do its work \(503 SlowDown\)\. Try again later/,
    ],
  ])('%s, and what people have stays', async (_what, fault, message) => {
    await storeAt(server.address).writeFolder('modules/training/0.9.0', release());
    server.fault = ({ method }) => (method === 'PUT' ? fault : undefined);
    await expect(write(server.address)).rejects.toThrow(message);
    expect(await storeAt(server.address).list('modules/training/1.0.0')).toEqual([]);
    expect(await storeAt(server.address).list('modules')).toHaveLength(4);
  });

  test('a clock that is wrong', async () => {
    const inAnHour = new Date(Date.now() + 60 * 60 * 1000).toISOString();
    const clock = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(inAnHour);
    try {
      await expect(write(server.address)).rejects.toThrow(
        /The clock of this machine is not that of the store at .* \(403 RequestTimeTooSkewed\).* Set it, and run/,
      );
    } finally {
      clock.mockRestore();
    }
    expect(await storeAt(server.address).list('modules')).toEqual([]);
  });

  test('a full disk, at once', async () => {
    server.fault = ({ method }) => (method === 'PUT' ? 507 : undefined);
    await expect(write(server.address)).rejects.toThrow(/is full \(507 Fault\)\. Make room/);
    expect(puts().filter(isPut('/entry.js'))).toHaveLength(1);
    expect(await storeAt(server.address).list('modules')).toEqual([]);
  });

  test('a service that never answers', async () => {
    server.fault = ({ method }) => (method === 'PUT' ? 'silent' : undefined);
    await expect(write(server.address, { ...LIMITS, timeout: 300, retries: [] })).rejects.toThrow(
      /takes too long to answer\./,
    );
  });

  test('another person who stores the same release at the same time', async () => {
    const others = openBucket(server.address, LIMITS);
    const slow = createS3Store({
      ...others,
      list: async (below) => {
        const found = await others.list(below);
        await others.put(`${FOLDER}/entry.js`, Buffer.from('theirs'), {
          contentType: 'text/javascript',
          cacheControl: 'no-store',
          over: 'new',
        });
        return found;
      },
    });
    await expect(slow.writeFolder(FOLDER, release())).rejects.toThrow(/Another person is storing the same release/);
    expect(await (await publicFile(`${FOLDER}/entry.js`)).text()).toBe('theirs');
  });
});

test('takes the address from the environment, and names what is missing', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  expect(readS3Address({ ARTIFACTS: 's3://club-files/a/b/', ...key })).toEqual({
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    bucket: 'club-files',
    prefix: 'a/b/',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(readS3Address({ ARTIFACTS: 's3://club-files', ...key })).toMatchObject({ prefix: '' });
  expect(() => readS3Address({ ARTIFACTS: 'club-files', ...key })).toThrow(
    'It looks like s3://bucket or s3://bucket/prefix.',
  );
  expect(() => readS3Address({ ARTIFACTS: 's3://club-files', ARTIFACTS_ENDPOINT: 'files', ...key })).toThrow(
    'ARTIFACTS_ENDPOINT is "files"',
  );
  expect(() => readS3Address({ ARTIFACTS: 's3://club-files', AWS_ACCESS_KEY_ID: 'id' })).toThrow(
    'AWS_SECRET_ACCESS_KEY is not set',
  );
});
