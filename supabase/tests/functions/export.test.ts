import { strFromU8, unzipSync } from 'fflate';
import type { Manifest } from '../../functions/export/exportArchive.ts';
import { LAKESIDE, people, PINE_HOLLOW } from '../rules/support/people';
import { openJobWorld, type JobWorld } from './support/jobWorld';

// Orders, works and fetches exports as people do: the real database under its own rules, the functions as they are.

let world: JobWorld;
let admin: string;
let manager: string;
beforeAll(async () => {
  world = await openJobWorld();
  admin = await world.token('admin@pinehollow.test');
  manager = await world.token('manager@pinehollow.test');
}, 180_000);
afterAll(() => world.close(), 30_000);
beforeEach(async () => {
  // Every test has the whole hour's orders, none finds the order of another one, and no file is left over.
  await world.service('DELETE', `jobs?club_id=eq.${PINE_HOLLOW}`);
  await world.files.clear([PINE_HOLLOW]);
});
afterEach(() => {
  world.front.intercept = () => undefined;
});

async function order(token: string, parameters: unknown = {}): Promise<string> {
  const { status, body } = await world.rpc(token, 'request_export', parameters);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return String(body);
}

/** An order of the manager's that is in the queue already: a person may place ten an hour, and this file needs more. */
async function queued(): Promise<string> {
  const [job] = await world.service('POST', 'jobs', {
    club_id: PINE_HOLLOW,
    kind: 'export',
    parameters: { format: 'csv', relation: 'shifts', filters: [], bom: false },
    requested_by: people.pineManager.userId,
  });
  return String(job?.id);
}

async function finished(): Promise<string> {
  const id = await queued();
  await work(manager, id);
  expect(await world.job(id)).toMatchObject({ status: 'done' });
  return id;
}

const work = (token: string | null, jobId: unknown) => world.call('export', token, { jobId });

const storedKeys = () => world.files.keys(PINE_HOLLOW);

async function onlyFile(): Promise<Buffer> {
  const [key, ...more] = await storedKeys();
  if (!key || more.length > 0) throw new Error(`${more.length + (key ? 1 : 0)} files`);
  return (await world.files.read(key)).bytes;
}

async function exported(token: string, parameters?: unknown): Promise<string> {
  const id = await order(token, parameters);
  expect(await work(token, id)).toEqual({ status: 202, body: { ok: true } });
  expect(await world.job(id)).toMatchObject({ status: 'done', progress: 100, error: null });
  return id;
}

const linesOf = (csv: string) => csv.split('\r\n').slice(0, -1);

/** The only table that the test fills over a page: names with a mark, so that it can be emptied again. */
async function withParticipants(count: number, test: () => Promise<void>): Promise<void> {
  const [course] = await world.service('GET', `training_courses?club_id=eq.${PINE_HOLLOW}&limit=1`);
  const rows = Array.from({ length: count }, (_, index) => ({
    club_id: PINE_HOLLOW,
    course_id: course?.id,
    name: `Extra ${index}`,
  }));
  await world.service('POST', 'training_participants?select=id', rows);
  try {
    await test();
  } finally {
    await world.service('DELETE', 'training_participants?name=like.Extra*');
  }
}

describe('an archive', () => {
  test('says in words, during the work, which table it writes and its place among all', async () => {
    const id = await order(manager);
    let step: unknown;
    world.front.intercept = async ({ path }) => {
      if (path.startsWith('/rest/v1/training_participants')) step ??= (await world.job(id)).step;
      return undefined;
    };
    await work(manager, id);
    expect(step).toMatch(/^Writing training participants, [1-9]\d* of [1-9]\d*$/);
  });

  test('contains one CSV for each table with the rows of their own club, and a manifest that says so', async () => {
    await withParticipants(2_345, async () => {
      const id = await exported(manager);
      const job = await world.job(id);
      expect(job).toMatchObject({ file_name: 'pine-hollow-2025-05-01.zip', bytes: (await onlyFile()).length });
      expect(job.result_path).toMatch(new RegExp(`^${PINE_HOLLOW}/[0-9a-f-]{36}\\.zip$`));
      expect(await storedKeys()).toEqual([job.result_path]);
      expect(await world.files.read(String(job.result_path))).toMatchObject({ type: 'application/zip' });

      const entries = Object.entries(unzipSync(await onlyFile())).map(
        ([file, bytes]) => [file, strFromU8(bytes)] as const,
      );
      const texts = new Map(entries);
      const manifest = JSON.parse(texts.get('manifest.json') ?? '') as Manifest;
      expect(manifest).toMatchObject({
        club: { id: PINE_HOLLOW, name: 'Pine Hollow Swim & Tennis Club' },
        createdBy: 'Elena Ruiz',
      });
      const listed = (await world.rpc(manager, 'exportable_tables')).body as { name: string; is_view: boolean }[];
      const tables = listed.filter(({ is_view }) => !is_view).map(({ name }) => name);
      expect(tables).toEqual(expect.arrayContaining(['clubs', 'staff_members', 'shifts', 'training_participants']));
      expect([...texts.keys()].sort()).toEqual([...tables.map((name) => `${name}.csv`), 'manifest.json'].sort());

      for (const { name, file, rows, columns } of manifest.tables) {
        const text = texts.get(file) ?? '';
        expect(linesOf(text)[0]).toBe(columns.join(','));
        const key = name === 'clubs' ? 'id' : 'club_id';
        expect({ name, text: text.includes(LAKESIDE) }).toEqual({ name, text: false });
        // The manager's own order is among the rows of these and went on changing.
        if (name === 'data_events') continue;
        const seen = await world.read(manager, `${name}?select=${key}&${key}=eq.${PINE_HOLLOW}`);
        expect({ name, rows: Math.min(rows, 1000) }).toEqual({ name, rows: seen.length });
      }
      const names = linesOf(texts.get('training_participants.csv') ?? '').map((line) => /Extra \d+/.exec(line)?.[0]);
      expect(new Set(names.filter(Boolean)).size).toBe(2_345);
      expect(names.filter(Boolean)).toHaveLength(2_345);
    });
  });

  test('contains only what its owner may see', async () => {
    const [feature] = await world.service('GET', 'features?name=eq.export_data');
    const grant = { user_id: people.pineStaff.userId, feature_id: feature?.id };
    await world.service('POST', 'user_permissions', grant);
    await exported(await world.token('staff@pinehollow.test'));
    await world.service(
      'DELETE',
      `user_permissions?user_id=eq.${grant.user_id}&feature_id=eq.${grant.feature_id as string}`,
    );
    const entries = unzipSync(await onlyFile());
    const staff = linesOf(strFromU8(entries['staff_members.csv'] ?? new Uint8Array()));
    expect(staff).toHaveLength(2);
    expect(staff[1]).toContain('Jordan Blake');
    const linesIn = (table: string) => linesOf(strFromU8(entries[`${table}.csv`] ?? new Uint8Array()));
    for (const table of ['data_events', 'budget_categories', 'labor_budgets']) expect(linesIn(table)).toHaveLength(1);
    const [, ...trained] = linesIn('training_participants');
    expect(trained.length).toBeGreaterThan(0);
    for (const line of trained) expect(line).toContain('Jordan Blake');
  });
});

describe('a list', () => {
  test('has the requested columns and rows', async () => {
    const id = await exported(manager, {
      relation_param: 'staff',
      columns_param: ['name', 'hourly_rate'],
      filters_param: [{ column: 'role', operator: 'eq', value: 'Head Guard' }],
      bom_param: true,
    });
    expect(await world.job(id)).toMatchObject({ file_name: 'pine-hollow-staff-2025-05-01.csv' });
    const [head, ...rows] = linesOf((await onlyFile()).toString());
    expect(head).toBe('\uFEFFname,hourly_rate');
    const expected = await world.service('GET', `staff?club_id=eq.${PINE_HOLLOW}&role=eq.Head%20Guard&order=id`);
    expect(rows).toEqual(expected.map(({ name, hourly_rate }) => `${name as string},${hourly_rate as number}`));
    expect(rows.length).toBeGreaterThan(0);
  });

  test('never runs in a spreadsheet', async () => {
    const [member] = await world.service('POST', 'staff_members', {
      club_id: PINE_HOLLOW,
      name: '=HYPERLINK("http://evil.test","pay")',
      role: '@Lifeguard',
    });
    await exported(manager, { relation_param: 'staff_members', columns_param: ['name', 'role'] });
    await world.service('DELETE', `staff_members?id=eq.${member?.id as string}`);
    expect((await onlyFile()).toString()).toContain(`"'=HYPERLINK(""http://evil.test"",""pay"")",'@Lifeguard\r\n`);
  });

  test('is refused in a sentence, at the request, with an invalid filter', async () => {
    const { status, body } = await world.rpc(manager, 'request_export', {
      relation_param: 'staff',
      filters_param: [{ column: 'hourly_rate', operator: 'gt', value: 'plenty' }],
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'The column "hourly_rate" is never "plenty".' });
    expect(await world.service('GET', `jobs?club_id=eq.${PINE_HOLLOW}`)).toHaveLength(0);
  });
});

describe('working', () => {
  test('works with one worker when called twice at once', async () => {
    const id = await queued();
    const answers = await Promise.all([work(manager, id), work(manager, id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await work(manager, id)).toMatchObject({ status: 202 });
    expect(await world.job(id)).toMatchObject({ status: 'done', attempts: 1 });
    expect(await storedKeys()).toHaveLength(1);
  });

  test('resumes a job after two minutes when its worker died, not before', async () => {
    const id = await queued();
    await world.service('POST', 'rpc/claim_job', { job_id_param: id });
    await work(manager, id);
    expect(await world.job(id)).toMatchObject({ status: 'running', attempts: 1 });
    await world.service('PATCH', `jobs?id=eq.${id}`, { heartbeat_at: new Date(Date.now() - 121_000).toISOString() });
    await work(manager, id);
    expect(await world.job(id)).toMatchObject({ status: 'done', attempts: 2 });
  });

  test('stops and leaves no file when it is canceled in the middle', async () => {
    const id = await queued();
    world.front.intercept = async ({ path }) => {
      if (path.startsWith('/rest/v1/shifts')) await world.rpc(manager, 'cancel_job', { job_id_param: id });
      return undefined;
    };
    expect(await work(manager, id)).toMatchObject({ status: 202 });
    expect(await world.job(id)).toMatchObject({ status: 'cancelled', result_path: null });
    expect(await storedKeys()).toHaveLength(0);
  });

  test('deletes the file when it is canceled while the file is being stored', async () => {
    const id = await queued();
    world.front.intercept = async ({ method, path }) => {
      if (method === 'POST' && path.startsWith('/storage/'))
        await world.rpc(manager, 'cancel_job', { job_id_param: id });
      return undefined;
    };
    await work(manager, id);
    expect(await world.job(id)).toMatchObject({ status: 'cancelled' });
    expect(await storedKeys()).toHaveLength(0);
  });

  test.each([
    ['storage that fails', 500, 'Something went wrong on our side. Try again in a few minutes.'],
    ['a file that is too large', 413, 'The file is larger than 10 MB. Choose one table, or less of it.'],
  ])('reports %s in a sentence, and works on another try', async (_case, status, error) => {
    const id = await queued();
    world.front.intercept = ({ path }) =>
      path.startsWith('/storage/') ? { status, body: { message: 'secret detail' } } : undefined;
    await work(manager, id);
    expect(await world.job(id)).toMatchObject({ status: 'failed', error });
    world.front.intercept = () => undefined;
    expect(await world.rpc(manager, 'retry_job', { job_id_param: id })).toMatchObject({ status: 204 });
    await work(manager, id);
    expect(await world.job(id)).toMatchObject({ status: 'done', error: null });
  });

  test('fails the job instead of leaving out rows when the session ends meanwhile', async () => {
    const id = await queued();
    world.front.intercept = ({ path }) =>
      path.startsWith('/rest/v1/shifts') ? { status: 401, body: { message: 'JWT expired' } } : undefined;
    await work(manager, id);
    expect(await world.job(id)).toMatchObject({
      status: 'failed',
      error: 'Your session ended while this was running. Sign in and try again.',
    });
    expect(await storedKeys()).toHaveLength(0);
  });
});

describe('refused, with nothing changed', () => {
  test.each([
    ['another person of the club', 'admin@pinehollow.test', 404, 'There is no such job of yours.'],
    ['another club', 'admin@lakeside.test', 404, 'There is no such job of yours.'],
    ['a visitor', null, 401, 'Sign in and try again.'],
  ])('%s', async (_case, email, status, message) => {
    const id = await queued();
    const token = email && (await world.token(email));
    expect(await work(token, id)).toMatchObject({
      status,
      body: { error: { message: expect.stringContaining(message) } },
    });
    expect(await world.job(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  test("a broken token, the site's key, the wrong function, and an id that is not a job", async () => {
    const id = await queued();
    expect(await work('not.a.token', id)).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } });
    expect(await work(world.stack.publishableKey, id)).toMatchObject({ status: 401 });
    expect(await world.call('generate-report', manager, { jobId: id })).toMatchObject({ status: 400 });
    for (const jobId of [undefined, 7, '', `${id}'`, LAKESIDE.replace('2', 'x')]) {
      expect(await work(manager, jobId)).toMatchObject({ status: 400, body: { error: { code: 'invalid_job' } } });
    }
    expect(await work(manager, LAKESIDE)).toMatchObject({ status: 404 });
    expect(await world.job(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });
});

describe('the file', () => {
  const fetchFile = (token: string | null, jobId: string) => world.call('job-file', token, { jobId });

  test('can be fetched by its owner at an address that lasts minutes, and that is recorded', async () => {
    const id = await exported(manager, { relation_param: 'job_roles' });
    const { status, body } = await fetchFile(manager, id);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { fileName: 'pine-hollow-job-roles-2025-05-01.csv', expiresIn: 300 },
    });
    const response = await fetch(String(body.url));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await onlyFile());
    expect(new URL(String(body.url)).searchParams.get('download')).toBe(body.fileName);
    const events = await world.service('GET', `data_events?job_id=eq.${id}&select=action,user_name&order=action`);
    expect(events.map(({ action }) => action)).toEqual(['downloaded', 'finished', 'requested', 'started']);
    expect(events.every(({ user_name }) => user_name === 'Elena Ruiz')).toBe(true);
  });

  test("of everything is an archive from storage with only their own club's staff", async () => {
    const { body } = await fetchFile(admin, await exported(admin));
    const response = await fetch(String(body.url));
    expect(response.status).toBe(200);
    expect(new URL(response.url).pathname).toMatch(/^\/storage\/v1\//);
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const [, ...rows] = linesOf(strFromU8(entries['staff_members.csv'] ?? new Uint8Array()));
    const staff = await world.service('GET', `staff_members?club_id=eq.${PINE_HOLLOW}&select=id`);
    expect(rows).toHaveLength(staff.length);
    expect(rows.every((row) => row.includes(PINE_HOLLOW) && !row.includes(LAKESIDE))).toBe(true);
  });

  test('belongs to no one else', async () => {
    const id = await finished();
    for (const email of [
      'admin@pinehollow.test',
      'staff@pinehollow.test',
      'admin@lakeside.test',
      'firm@clubcrew.test',
    ]) {
      expect(await fetchFile(await world.token(email), id)).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found', message: expect.stringMatching(/^There is no such file for you\. /) } },
      });
    }
    expect(await fetchFile(null, id)).toMatchObject({ status: 401 });
  });

  test('disappears after a day: at once for its owner, from storage with the next worker', async () => {
    const id = await finished();
    await world.service('PATCH', `jobs?id=eq.${id}`, { expires_at: new Date(Date.now() - 1_000).toISOString() });
    expect(await fetchFile(manager, id)).toMatchObject({ status: 410, body: { error: { code: 'gone' } } });
    expect(await storedKeys()).toHaveLength(1);

    world.front.intercept = ({ method }) => (method === 'DELETE' ? { status: 500, body: {} } : undefined);
    await exported(admin, { relation_param: 'seasons' });
    expect(await world.job(id)).toMatchObject({ status: 'expired', result_path: expect.any(String) });

    world.front.intercept = () => undefined;
    const kept = await exported(admin, { relation_param: 'clubs' });
    expect(await world.job(id)).toMatchObject({ status: 'expired', result_path: null });
    expect(await storedKeys()).toContain((await world.job(kept)).result_path);
    expect(await storedKeys()).toHaveLength(2);
  });
});
