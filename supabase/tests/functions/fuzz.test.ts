import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { repeats } from '#soaking';
import { LAKESIDE, people, PINE_HOLLOW } from '../rules/support/people';
import { tableRules } from '../rules/tables/subjects';
import { FUNCTIONS_FOLDER, functionNames } from './runtimes/functionNames';
import { openJobWorld, type JobWorld } from './support/jobWorld';

// What strangers and members send to every function, over the real database: never an internal error, and nothing in
// another club. A new function is in it from its first day.

/** Names that stand in Lakeside's rows alone, and in nothing that is sent here. */
const OF_LAKESIDE = /Lakeside|Okafor|Castellano|Cart Attendant/;

/** The same attempts in every run, so that a failure is a change of ours; FUZZ_SEED tries others. */
const RUNS = { numRuns: repeats({ inGate: 40, often: 100 }), seed: Number(process.env.FUZZ_SEED ?? 20250501) };

let world: JobWorld;
let senders: (string | null)[];
let clubTables: string[];
let lakesideBefore: Record<string, unknown>;
beforeAll(async () => {
  world = await openJobWorld();
  const emails = ['staff@pinehollow.test', 'manager@pinehollow.test'];
  senders = [null, world.stack.publishableKey, 'not.a.token', ...(await Promise.all(emails.map(world.token)))];
  clubTables = await tablesOfClubs();
  lakesideBefore = await rowsOfLakeside();
}, 180_000);
afterAll(() => world.close(), 30_000);

/** Tables with a row that names its club. */
async function tablesOfClubs(): Promise<string[]> {
  const tables: string[] = [];
  for (const name of Object.keys(tableRules)) {
    const [row] = await world.service('GET', `${name}?limit=1`);
    if (row && 'club_id' in row) tables.push(name);
  }
  return tables;
}

async function rowsOfLakeside(): Promise<Record<string, unknown>> {
  const rows = clubTables.map(async (table) => [table, await world.service('GET', `${table}?club_id=eq.${LAKESIDE}`)]);
  return Object.fromEntries((await Promise.all(rows)) as [string, unknown][]);
}

/** The words between quotes in the sources of a function: names of fields, and values that it knows. */
function vocabulary(name: string): string[] {
  const files = readdirSync(path.join(FUNCTIONS_FOLDER, name), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.includes('test'));
  const text = sources.map((file) => readFileSync(path.join(FUNCTIONS_FOLDER, name, file), 'utf8')).join('\n');
  return [...new Set([...text.matchAll(/'([a-z][A-Za-z_-]{1,30})'/g)].flatMap(([, word]) => word ?? []))];
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  "'; drop table public.clubs; --",
  '=1+1',
  '../../etc/passwd',
  '__proto__',
  'a@b.test\r\nBcc: c@d.test',
  '<script>alert(1)</script>',
  'ann@club.test',
  LAKESIDE,
  PINE_HOLLOW,
  '20000061-0000-4000-8000-000000000001',
  '10000061-0000-4000-8000-000000000003',
);

/** What the forms send when they are filled in: with one field of it broken, a body gets as far as the database. */
const complete: Record<string, Record<string, unknown>> = {
  apply: {
    clubSlug: 'pine-hollow',
    name: 'Zoë O’Neil',
    email: 'zoe@home.test',
    phone: '',
    message: 'I swim.',
    jobRoleIds: ['10000003-0000-4000-8000-000000000004'],
  },
  'send-contact-email': { inquiryType: 'question', name: 'Zoë O’Neil', email: 'zoe@home.test', message: 'Hello.' },
};

function bodies(name: string, words: string[]): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const word = fc.constantFrom('jobId', 'clubId', 'name', 'email', ...words);
  const value = fc.oneof(
    { weight: 4, arbitrary: nasty },
    { weight: 3, arbitrary: word },
    { weight: 2, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  );
  const shaped = fc.dictionary(word, value, { maxKeys: 8 }).map((fields) => JSON.stringify(fields));
  const form = complete[name] ?? {};
  const broken = fc.tuple(fc.constantFrom('name', ...Object.keys(form)), value);
  return fc.oneof(
    { weight: 4, arbitrary: broken.map(([field, sent]) => JSON.stringify({ ...form, [field]: sent })) },
    { weight: 6, arbitrary: shaped },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
    { weight: 1, arbitrary: fc.integer({ min: 5, max: 200 }).map((depth) => '['.repeat(depth)) },
  );
}

test('has functions to try', () => {
  expect(functionNames).toEqual(
    expect.arrayContaining(['export', 'generate-report', 'job-file', 'send-contact-email']),
  );
});

test.each(functionNames)('%s answers every input with a reason', async (name) => {
  const address = fc.ipV4();
  const method = fc.oneof({ weight: 9, arbitrary: fc.constant('POST') }, fc.constantFrom('PUT', 'DELETE', 'PATCH'));
  const sender = fc.constantFrom(...senders);
  const query = fc.webQueryParameters();
  await fc.assert(
    fc.asyncProperty(
      bodies(name, vocabulary(name)),
      method,
      sender,
      query,
      address,
      async (body, verb, token, search, from) => {
        const request = new Request(`http://functions.test/${name}?${search}`, {
          method: verb,
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': from,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body,
        });
        const response = await world.send(name, request);
        const text = await response.text();
        expect({ status: response.status, text }).toEqual({ status: expect.any(Number), text: expect.any(String) });
        expect(response.status).toBeLessThan(500);
        if (response.ok) return;
        const { error } = JSON.parse(text) as { error: { code: string; message: string } };
        expect(error.code).toMatch(/^[a-z_]+$/);
        expect(error.message).toMatch(/^[A-Za-z].*\.$/s);
      },
    ),
    { ...RUNS, numRuns: repeats({ inGate: 50, often: 200 }) },
  );
  expect(await rowsOfLakeside()).toEqual(lakesideBefore);
});

/** What club-page reads of the composed site. */
const SITE: Record<string, { status: number; page: string }> = {
  '/404.html': { status: 404, page: '<head></head><h1>Oops! Page not found</h1>' },
  '/apply/index.html': {
    status: 200,
    page: [
      '<title>Apply</title><meta name="description" content="Work." /><meta name="robots" content="noindex" />',
      ...['type', 'name', 'season', 'positions'].map((place) => `<p data-fill="${place}"></p>`),
    ].join('\n'),
  },
};

/** The token of a calendar that there is. */
async function calendarOfStaff(): Promise<string> {
  const [feature] = await world.service('GET', 'features?name=eq.api_access');
  const grant = { user_id: people.pineStaff.userId, feature_id: String(feature?.id) };
  const known = await world.service(
    'GET',
    `user_permissions?user_id=eq.${grant.user_id}&feature_id=eq.${grant.feature_id}`,
  );
  if (known.length === 0) await world.service('POST', 'user_permissions', grant);
  const { body } = await world.rpc(await world.token('staff@pinehollow.test'), 'create_calendar_feed');
  return String(body);
}

test.each(functionNames)('%s answers every address with a reason', async (name) => {
  world.front.intercept = ({ path: asked }) => SITE[asked];
  const feed = await calendarOfStaff();
  const any = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 80 }), fc.webPath());
  const slug = fc.oneof(any, fc.constantFrom('pine-hollow', 'PINE-HOLLOW', 'no-such-club', 'a'.repeat(61)));
  const token = fc.oneof(any, fc.constant(feed), fc.stringMatching(/^[0-9a-f]{64}$/));
  const answered = new Set<number>();
  await fc.assert(
    fc.asyncProperty(slug, token, fc.ipV4(), async (last, secret, from) => {
      const search = new URLSearchParams({ token: secret }).toString();
      const request = new Request(`http://functions.test/${name}/${last.replace(/[?#]/g, '')}?${search}`, {
        headers: { 'x-forwarded-for': from },
      });
      const response = await world.send(name, request);
      answered.add(response.status);
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      expect(text).not.toBe('');
      if (response.headers.get('content-type')?.includes('json')) {
        expect(JSON.parse(text)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
      }
      if (name !== 'club-page') expect(OF_LAKESIDE.exec(text)).toBeNull();
    }),
    { ...RUNS, numRuns: repeats({ inGate: 25, often: 50 }) },
  );
  world.front.intercept = () => undefined;
  // Most are called, and not read.
  if (answered.has(405)) return expect([...answered]).toEqual([405]);
  expect([...answered].sort()).toEqual([200, 404]);
  expect(await rowsOfLakeside()).toEqual(lakesideBefore);
});

test('accepts or refuses export requests of any shape in the database, without breaking', async () => {
  const manager = await world.token('manager@pinehollow.test');
  const value = fc.oneof(nasty, fc.jsonValue(), fc.constantFrom('staff', 'name', '2025-05-01', 'pdf', 'overview'));
  const parameters = (names: string[]) => fc.dictionary(fc.constantFrom(...names), value);
  const call = fc.oneof(
    fc.tuple(
      fc.constant('request_export'),
      parameters(['relation_param', 'columns_param', 'filters_param', 'bom_param']),
    ),
    fc.tuple(
      fc.constant('request_report'),
      parameters(['type_param', 'from_param', 'to_param', 'format_param', 'section_param']),
    ),
    fc.tuple(fc.constant('request_incident_report'), parameters(['incident_id_param'])),
  );
  await fc.assert(
    fc.asyncProperty(call, async ([name, sent]) => {
      const { status, body } = await world.rpc(manager, name, sent);
      expect({ status, body }).not.toMatchObject({ status: 500 });
    }),
    RUNS,
  );
  expect(await rowsOfLakeside()).toEqual(lakesideBefore);
});

test('ends any queued export with a file of their own club or a sentence', async () => {
  const manager = await world.token('manager@pinehollow.test');
  const tables = (await world.rpc(manager, 'exportable_tables')).body as { name: string; columns: string[] }[];
  const value = fc.oneof(nasty, fc.integer(), fc.boolean(), fc.string({ unit: 'grapheme', maxLength: 40 }));
  const order = fc.constantFrom(...tables).chain(({ name, columns }) =>
    fc.record({
      format: fc.constant('csv'),
      relation: fc.constant(name),
      columns: fc.option(fc.uniqueArray(fc.constantFrom(...columns), { minLength: 1 })),
      filters: fc.array(
        fc.record({
          column: fc.constantFrom(...columns),
          operator: fc.constantFrom('eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'ilike'),
          // The database keeps no order with a text that it cannot hold.
          value: value.filter((one) => !/[\0\ud800]/.test(String(one))),
        }),
        { maxLength: 2 },
      ),
      bom: fc.boolean(),
    }),
  );
  const ends = { done: 0, failed: 0 };
  await fc.assert(
    fc.asyncProperty(order, async (parameters) => {
      const queued = { club_id: PINE_HOLLOW, kind: 'export', requested_by: people.pineManager.userId, parameters };
      const [row] = await world.service('POST', 'jobs', queued);
      await world.call('export', manager, { jobId: row?.id });
      const { status, error, result_path: file } = await world.job(String(row?.id));
      ends[status as 'done' | 'failed'] += 1;
      if (status === 'done')
        expect(OF_LAKESIDE.exec((await world.files.read(String(file))).bytes.toString())).toBeNull();
      else expect(error).toMatch(/^A filter does not fit its column: .+\.$/s);
    }),
    RUNS,
  );
  expect(ends.done).toBeGreaterThan(RUNS.numRuns / 5);
  expect(ends.failed).toBeGreaterThan(RUNS.numRuns / 20);
  expect(await rowsOfLakeside()).toEqual(lakesideBefore);
});
