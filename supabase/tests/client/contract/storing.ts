import { ok, type Client } from '../clients';
import type { World } from '../world';

const BUCKET = 'contract-files';
const PICTURES = 'contract-pictures';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function storing(world: () => World): void {
  const lakeside = () => world().lakeside;
  const files = (client: Client = lakeside().manager) => client.storage.from(BUCKET);
  /** A key of Lakeside that no other test uses. */
  const key = (name: string) => `${lakeside().id}/${name}`;
  const plain = { contentType: 'text/plain' };

  async function textOf(path: string, client?: Client): Promise<string> {
    return ok(await files(client).download(path)).text();
  }
  /** The names that the service key lists, past every policy. */
  async function names(folder: string): Promise<string[]> {
    return ok(await world().service.storage.from(BUCKET).list(folder)).map(({ name }) => name);
  }

  afterAll(async () => {
    const { service } = world();
    for (const bucket of [BUCKET, PICTURES]) {
      for (const club of [lakeside().id, world().hilltop.id]) {
        const page = ok(await service.storage.from(bucket).listV2({ prefix: `${club}/` }));
        const paths = page.objects.map((object) => object.key ?? object.name);
        if (paths.length > 0) ok(await service.storage.from(bucket).remove(paths));
      }
    }
  });

  test('downloads the uploaded bytes unchanged, with their type', async () => {
    const path = key('notes/first.txt');
    const uploaded = ok(await files().upload(path, Buffer.from('Grüße'), plain));
    expect(uploaded).toEqual({ path, id: expect.any(String), fullPath: `${BUCKET}/${path}` });
    const blob = ok(await files().download(path));
    expect(await blob.text()).toBe('Grüße');
    expect(blob.type).toContain('text/plain');
  });

  test('uploads a form with a blob, its cache time and its metadata', async () => {
    const path = key('pixel.png');
    const blob = new Blob([PNG], { type: 'image/png' });
    const uploaded = ok(await files().upload(path, blob, { cacheControl: '60', metadata: { alt: 'a pixel' } }));
    expect(ok(await files().info(path))).toMatchObject({
      id: uploaded.id,
      name: path,
      bucketId: BUCKET,
      size: PNG.length,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
      etag: expect.any(String),
      metadata: { alt: 'a pixel' },
    });
    expect(Buffer.from(await ok(await files().download(path)).arrayBuffer())).toEqual(PNG);
  });

  test('uploads a custom form with its cache time after the file', async () => {
    const path = key('form.csv');
    const form = new FormData();
    form.append('', new Blob(['name;rate\nAnn;15'], { type: 'text/csv' }), 'rates.csv');
    ok(await files().upload(path, form, { cacheControl: '30' }));
    expect(ok(await files().info(path))).toMatchObject({ contentType: 'text/csv', cacheControl: 'max-age=30' });
    expect(await textOf(path)).toBe('name;rate\nAnn;15');
  });

  test('uploads a stream', async () => {
    const path = key('streamed.txt');
    ok(await files().upload(path, new Blob(['one, ', 'two']).stream(), { ...plain, metadata: { from: 'a stream' } }));
    expect(await textOf(path)).toBe('one, two');
    expect(ok(await files().info(path))).toMatchObject({ metadata: { from: 'a stream' } });
  });

  test('refuses a taken key, and replaces its file when asked or by update', async () => {
    const path = key('taken.txt');
    ok(await files().upload(path, 'one', plain));
    expect(await files().upload(path, 'two', plain)).toMatchObject({ error: { statusCode: '409' } });
    expect(await textOf(path)).toBe('one');
    ok(await files().upload(path, 'three', { ...plain, upsert: true }));
    expect(await textOf(path)).toBe('three');
    ok(await files().update(path, 'four', plain));
    expect(await textOf(path)).toBe('four');
    expect(ok(await files().info(path)).size).toBe(4);
  });

  test('says whether a file exists', async () => {
    ok(await files().upload(key('here.txt'), 'here', plain));
    expect((await files().exists(key('here.txt'))).data).toBe(true);
    expect((await files().exists(key('nowhere.txt'))).data).toBe(false);
    expect(await files().info(key('nowhere.txt'))).toMatchObject({ error: { statusCode: '404' } });
    expect(await files().download(key('nowhere.txt'))).toMatchObject({ error: { statusCode: '404' } });
  });

  test('lists folders and files of a folder, sorted, searched and in pages', async () => {
    const folder = key('list');
    for (const name of ['b.txt', 'a.txt', 'deep/x.txt', 'deep/y.txt', 'other/z.txt']) {
      ok(await files().upload(`${folder}/${name}`, name, plain));
    }
    const listed = ok(await files().list(folder));
    expect(listed.map(({ name }) => name)).toEqual(['deep', 'other', 'a.txt', 'b.txt']);
    expect(listed[0]).toMatchObject({ id: null, metadata: null });
    expect(listed[2]).toMatchObject({ id: expect.any(String), metadata: { size: 5, mimetype: 'text/plain' } });
    const namesOf = async (options: Parameters<ReturnType<typeof files>['list']>[1]) =>
      ok(await files().list(folder, options)).map(({ name }) => name);
    expect(await namesOf({ search: 'B.T' })).toEqual(['b.txt']);
    expect(await namesOf({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['other', 'deep', 'b.txt', 'a.txt']);
    expect(await namesOf({ limit: 2, offset: 1 })).toEqual(['other', 'a.txt']);
    expect(await namesOf({ sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
      'deep',
      'other',
      'b.txt',
      'a.txt',
    ]);
  });

  test('lists whole keys below a prefix, page by page, with folders when asked', async () => {
    const folder = key('pages');
    for (const name of ['a.txt', 'deep/x.txt', 'deep/y.txt', 'z.txt'])
      ok(await files().upload(`${folder}/${name}`, name, plain));
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = ok(await files().listV2({ prefix: `${folder}/`, limit: 3, ...(cursor && { cursor }) }));
      seen.push(...page.objects.map(({ name }) => name));
      if (!page.hasNext) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(['a.txt', 'deep/x.txt', 'deep/y.txt', 'z.txt'].map((name) => `${folder}/${name}`));
    const delimited = ok(await files().listV2({ prefix: `${folder}/`, with_delimiter: true }));
    expect(delimited.folders.map(({ name }) => name)).toEqual([`${folder}/deep/`]);
    expect(delimited.objects.map(({ name }) => name)).toEqual([`${folder}/a.txt`, `${folder}/z.txt`]);
  });

  test('moves, copies and removes', async () => {
    ok(await files().upload(key('trip/one.txt'), 'trip', { ...plain, metadata: { kept: true } }));
    ok(await files().move(key('trip/one.txt'), key('trip/two.txt')));
    expect(await names(key('trip'))).toEqual(['two.txt']);
    expect(ok(await files().copy(key('trip/two.txt'), key('trip/three.txt')))).toEqual({
      path: `${BUCKET}/${key('trip/three.txt')}`,
    });
    expect(ok(await files().info(key('trip/three.txt')))).toMatchObject({ metadata: { kept: true } });
    const removed = ok(await files().remove([key('trip/two.txt'), key('trip/nothing.txt')]));
    expect(removed.map(({ name }) => name)).toEqual([key('trip/two.txt')]);
    expect(await names(key('trip'))).toEqual(['three.txt']);
    expect(await textOf(key('trip/three.txt'))).toBe('trip');
    expect(await files().move(key('trip/gone.txt'), key('trip/x.txt'))).toMatchObject({ error: { statusCode: '404' } });
    ok(await files().upload(key('trip/four.txt'), 'other', plain));
    expect(await files().move(key('trip/four.txt'), key('trip/three.txt'))).toMatchObject({
      error: { statusCode: '409' },
    });
    expect(await names(key('trip'))).toEqual(['four.txt', 'three.txt']);
  });

  test('reads one file without a key at a signed address, and no other', async () => {
    ok(await files().upload(key('signed/a plan.txt'), 'for the board', plain));
    ok(await files().upload(key('signed/other.txt'), 'not for the board', plain));
    const { signedUrl } = ok(await files().createSignedUrl(key('signed/a plan.txt'), 60));
    expect(await (await fetch(signedUrl)).text()).toBe('for the board');
    const stolen = await fetch(signedUrl.replace('a%20plan', 'other'));
    expect(stolen.ok).toBe(false);
    expect(await stolen.text()).not.toContain('board');
    const saved = ok(await files().createSignedUrl(key('signed/a plan.txt'), 60, { download: 'plan.txt' }));
    expect((await fetch(saved.signedUrl)).headers.get('content-disposition')).toContain('plan.txt');
    expect(await files().createSignedUrl(key('signed/missing.txt'), 60)).toMatchObject({
      error: { statusCode: '404' },
    });
  });

  test('signs many addresses, each with its own answer', async () => {
    ok(await files().upload(key('many.txt'), 'many', plain));
    const [there, missing] = ok(await files().createSignedUrls([key('many.txt'), key('none.txt')], 60));
    expect(await (await fetch(there?.signedUrl ?? '')).text()).toBe('many');
    expect(missing).toMatchObject({ path: key('none.txt'), signedUrl: null, error: expect.any(String) });
  });

  test('accepts one upload without an account at a signed address', async () => {
    const path = key('sent/in.txt');
    const { token } = ok(await files().createSignedUploadUrl(path));
    const sent = await files(world().visitor).uploadToSignedUrl(path, token, 'sent in', plain);
    expect(ok(sent)).toEqual({ path, fullPath: `${BUCKET}/${path}` });
    expect(await textOf(path)).toBe('sent in');
    const elsewhere = await files(world().visitor).uploadToSignedUrl(key('sent/else.txt'), token, 'x', plain);
    expect(elsewhere.error).not.toBeNull();
    const again = await files(world().visitor).uploadToSignedUrl(path, token, 'again', plain);
    expect(again).toMatchObject({ error: { statusCode: '409' } });
    expect(await names(key('sent'))).toEqual(['in.txt']);
    expect(await textOf(path)).toBe('sent in');
  });

  test('reads a public bucket by address, and not a private one', async () => {
    const { manager, id } = lakeside();
    ok(await manager.storage.from(PICTURES).upload(`${id}/logo.png`, PNG, { contentType: 'image/png' }));
    const open = await fetch(manager.storage.from(PICTURES).getPublicUrl(`${id}/logo.png`).data.publicUrl);
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await open.arrayBuffer())).toEqual(PNG);
    ok(await files().upload(key('private.txt'), 'private', plain));
    const closed = await fetch(files().getPublicUrl(key('private.txt')).data.publicUrl);
    expect(closed.ok).toBe(false);
    expect(await closed.text()).not.toContain('private.txt');
  });

  test('serves part of a file, and no bytes of a file that the client already has', async () => {
    ok(await files().upload(key('part.txt'), '0123456789', plain));
    const { signedUrl } = ok(await files().createSignedUrl(key('part.txt'), 60));
    const part = await fetch(signedUrl, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    const etag = part.headers.get('etag') ?? '';
    expect((await fetch(signedUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('gives another club and a visitor nothing, whatever they try', async () => {
    const path = key('secret/plan.txt');
    ok(await files().upload(path, 'secret', plain));
    for (const stranger of [world().hilltop.manager, world().visitor]) {
      const theirs = files(stranger);
      expect(await theirs.download(path)).toMatchObject({ data: null, error: { statusCode: '404' } });
      expect((await theirs.info(path)).error).not.toBeNull();
      expect((await theirs.exists(path)).data).toBe(false);
      expect(ok(await theirs.list(key('secret')))).toEqual([]);
      expect(ok(await theirs.listV2({ prefix: lakeside().id })).objects).toEqual([]);
      expect((await theirs.createSignedUrl(path, 60)).error).not.toBeNull();
      expect(ok(await theirs.createSignedUrls([path], 60))[0]?.signedUrl).toBeNull();
      expect(await theirs.upload(key('secret/mole.txt'), 'x', plain)).toMatchObject({ error: { statusCode: '403' } });
      expect((await theirs.upload(path, 'x', { ...plain, upsert: true })).error).not.toBeNull();
      expect((await theirs.update(path, 'x', plain)).error).not.toBeNull();
      expect((await theirs.createSignedUploadUrl(key('secret/mole.txt'))).error).not.toBeNull();
      expect((await theirs.move(path, `${world().hilltop.id}/plan.txt`)).error).not.toBeNull();
      expect((await theirs.copy(path, `${world().hilltop.id}/plan.txt`)).error).not.toBeNull();
      expect(ok(await theirs.remove([path]))).toEqual([]);
    }
    expect((await files().move(path, `${world().hilltop.id}/gift.txt`)).error).not.toBeNull();
    expect((await files().copy(path, `${world().hilltop.id}/gift.txt`)).error).not.toBeNull();
    expect(await names(key('secret'))).toEqual(['plan.txt']);
    expect(await names(world().hilltop.id)).toEqual([]);
    expect(await textOf(path)).toBe('secret');
  });

  test('enforces a bucket’s size and types, and keeps nothing of a refused file', async () => {
    const large = await files().upload(key('limits/large.txt'), 'x'.repeat(100_001), plain);
    expect(large.error).toMatchObject({ statusCode: '413' });
    const form = await files().upload(key('limits/form.txt'), new Blob(['x'.repeat(200_000)], { type: 'text/plain' }));
    expect(form.error).toMatchObject({ statusCode: '413' });
    const page = await files().upload(key('limits/page.html'), '<h1>x</h1>', { contentType: 'text/html' });
    expect(page.error).toMatchObject({ statusCode: '415' });
    expect(await names(key('limits'))).toEqual([]);
  });

  test('reports a bucket that does not exist', async () => {
    const nowhere = lakeside().manager.storage.from(`nowhere-${world().mark}`);
    expect(await nowhere.upload(key('a.txt'), 'x', plain)).toMatchObject({ error: { statusCode: '404' } });
    expect(await nowhere.download(key('a.txt'))).toMatchObject({ error: { statusCode: '404' } });
  });

  test('adds, changes, empties and deletes buckets only with the secret key', async () => {
    const { service, mark, visitor } = world();
    const id = `bucket-${mark}`;
    for (const client of [visitor, lakeside().manager]) {
      expect((await client.storage.createBucket(id, { public: true })).error).not.toBeNull();
      expect(ok(await client.storage.listBuckets())).toEqual([]);
      expect((await client.storage.getBucket(BUCKET)).error).not.toBeNull();
      expect((await client.storage.updateBucket(BUCKET, { public: true })).error).not.toBeNull();
      expect((await client.storage.deleteBucket(PICTURES)).error).not.toBeNull();
    }
    expect(ok(await service.storage.getBucket(BUCKET))).toMatchObject({ public: false });
    expect((await service.storage.getBucket(id)).error).toMatchObject({ statusCode: '404' });

    expect(ok(await service.storage.createBucket(id, { public: false, fileSizeLimit: '1KB' }))).toEqual({ name: id });
    expect((await service.storage.createBucket(id)).error).toMatchObject({ statusCode: '409' });
    expect(ok(await service.storage.getBucket(id))).toMatchObject({
      id,
      name: id,
      public: false,
      file_size_limit: 1000,
    });
    ok(await service.storage.updateBucket(id, { public: true, allowedMimeTypes: ['text/plain'] }));
    expect(ok(await service.storage.listBuckets({ search: id }))).toMatchObject([
      { id, public: true, allowed_mime_types: ['text/plain'] },
    ]);
    ok(await service.storage.from(id).upload('a/b.txt', 'x', plain));
    expect((await service.storage.deleteBucket(id)).error).toMatchObject({ statusCode: '409' });
    ok(await service.storage.from(id).remove(['a/b.txt']));
    ok(await service.storage.deleteBucket(id));
    expect((await service.storage.getBucket(id)).error).toMatchObject({ statusCode: '404' });
  });
}
