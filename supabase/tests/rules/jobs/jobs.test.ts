import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import type { Row } from '../engines/engine';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { firm, lakeAdmin, newClient, pineAdmin, pineManager, pineStaff, visitor } = people;
const PATH = `${PINE_HOLLOW}/0b7c9a52-6c1b-4d55-9a4e-0d6f2f6f1b11.zip`;

function rowsOf(outcome: Outcome): Row[] {
  if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.message}`);
  return outcome.rows;
}

async function order(caller: Caller, call = 'public.request_export()'): Promise<string> {
  return String(rowsOf(await database.as(caller, `select ${call} as id`))[0]?.id);
}

async function jobOf(id: string): Promise<Row> {
  const [row] = await database.owner('select * from public.jobs where id = $1', [id]);
  if (!row) throw new Error(`no job ${id}`);
  return row;
}

const claim = (id: string) => database.as(service, 'select * from public.claim_job($1)', [id]);
const finish = (id: string, attempt: number) =>
  database.as(service, `select public.finish_job($1, $2, $3, 'pine-hollow.zip', 900) as done`, [id, attempt, PATH]);
const silentSince = (id: string, span: string) =>
  database.owner(`update public.jobs set heartbeat_at = now() - $2::interval where id = $1`, [id, span]);
const grantExport = (userId: string) =>
  database.owner(
    `insert into public.user_permissions (user_id, feature_id) select $1, id from public.features where name = 'export_data'`,
    [userId],
  );
const revokeExport = (userId: string) =>
  database.owner(
    `delete from public.user_permissions using public.features
     where feature_id = features.id and name = 'export_data' and user_id = $1`,
    [userId],
  );
const jobCount = async () => (await database.owner('select count(*)::int as jobs from public.jobs'))[0]?.jobs;

describe('requesting', () => {
  test('a person with export_data requests for the own club, and the server sets its stamps', async () => {
    const id = await order(pineManager);
    expect(await jobOf(id)).toMatchObject({
      club_id: PINE_HOLLOW,
      requested_by: pineManager.userId,
      kind: 'export',
      parameters: { format: 'archive', bom: false },
      status: 'queued',
      progress: 0,
      attempts: 0,
    });
  });

  test("administrators export their club's records on every plan, without a grant", async () => {
    await database.owner(`update public.clubs set plan = 'launch'`);
    await database.owner('delete from public.user_permissions');
    expect(await jobOf(await order(pineAdmin))).toMatchObject({ status: 'queued', requested_by: pineAdmin.userId });
    expect(await database.as(pineManager, 'select public.request_export()')).toMatchObject({
      kind: 'refused',
      message: 'Exporting data is not switched on for you.',
    });
  });

  test.each([
    ['without the feature', pineStaff, /not switched on for you/],
    ['without a club', newClient, /do not belong to a club/],
    ['the firm, which has no club', firm, /do not belong to a club/],
  ])('%s is refused in a sentence and nothing is queued', async (_case, caller, message) => {
    const before = await jobCount();
    const outcome = await database.as(caller, 'select public.request_export()');
    expect(outcome).toMatchObject({ kind: 'refused', code: '42501', message: expect.stringMatching(message) });
    expect(outcome).toHaveProperty('hint', expect.stringMatching(/\.$/));
    expect(await jobCount()).toBe(before);
  });

  test('a visitor cannot call at all', async () => {
    for (const call of ['request_export()', 'exportable_tables()', `open_job_file('${LAKESIDE}')`]) {
      expect(await database.as(visitor, `select public.${call}`)).toMatchObject({ kind: 'refused', code: '42501' });
    }
  });

  test('a second click is the same job; another request is another job', async () => {
    const first = await order(pineAdmin);
    expect(await order(pineAdmin)).toBe(first);
    expect(await order(pineAdmin, `public.request_export(bom_param => true)`)).not.toBe(first);
    expect(await order(pineManager)).not.toBe(first);
  });

  test('allows ten an hour, and then refuses with a sentence', async () => {
    for (let number = 1; number <= 10; number += 1) {
      const id = await order(pineAdmin);
      await database.as(pineAdmin, 'select public.cancel_job($1)', [id]);
    }
    const before = await jobCount();
    expect(await database.as(pineAdmin, 'select public.request_export()')).toMatchObject({
      kind: 'refused',
      code: 'PT429',
      message: 'You have asked for ten exports and reports within an hour.',
    });
    expect(await jobCount()).toBe(before);
    await order(pineManager);
  });

  test('lets no one write a job except through the functions', async () => {
    for (const caller of [pineAdmin, pineManager, firm]) {
      for (const sql of [
        `insert into public.jobs (club_id, kind) values ('${PINE_HOLLOW}', 'export')`,
        `update public.jobs set result_path = '${PATH}'`,
        'delete from public.jobs',
        `select public.claim_job('${PINE_HOLLOW}')`,
        `select public.finish_job('${PINE_HOLLOW}', 1, 'x', 'x', 1)`,
        'select * from public.purge_expired_jobs()',
      ]) {
        expect(await database.as(caller, sql)).toMatchObject({ kind: 'refused', code: '42501' });
      }
    }
  });
});

describe('the content of an export', () => {
  test('every club table that the caller may read is listed once, with its key and columns', async () => {
    const listed = rowsOf(await database.as(pineManager, 'select * from public.exportable_tables()'));
    const tables = await database.owner(`select table_name::text as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'club_id' and table_type = 'BASE TABLE'
        and has_any_column_privilege('authenticated', format('%I.%I', table_schema, table_name), 'select') order by 1`);
    const expected = [...tables.map(({ name }) => name), 'clubs'].sort();
    expect(listed.filter(({ is_view }) => !is_view).map(({ name }) => name)).toEqual(expected);
    expect(expected).toEqual(expect.arrayContaining(['staff_members', 'jobs', 'shifts']));
    expect(listed.find(({ name }) => name === 'club_modules')).toMatchObject({ key: ['club_id', 'module_id'] });
    expect(listed.find(({ name }) => name === 'staff')).toMatchObject({ is_view: true, key: ['id'] });
    expect(listed.find(({ name }) => name === 'clubs')).toMatchObject({ club_column: 'id' });
    expect(listed.map(({ name }) => name)).not.toContain('contact_inquiries');
  });

  test('a later table is included without further code', async () => {
    await database.owner('create table public.later (id uuid primary key, club_id uuid, secret text)');
    await database.owner('revoke all on public.later from authenticated');
    await database.owner('grant select (id, club_id) on public.later to authenticated');
    const listed = rowsOf(
      await database.as(pineManager, `select * from public.exportable_tables() where name = 'later'`),
    );
    expect(listed).toMatchObject([{ columns: ['id', 'club_id'], key: ['id'] }]);
  });

  test('it can have some columns and rows of one table', async () => {
    const id = await order(
      pineManager,
      `public.request_export('staff', array['name', 'role'], '[{"column": "status", "operator": "eq", "value": "Active"}]', true)`,
    );
    expect((await jobOf(id)).parameters).toEqual({
      format: 'csv',
      relation: 'staff',
      columns: ['name', 'role'],
      filters: [{ column: 'status', operator: 'eq', value: 'Active' }],
      bom: true,
    });
  });

  test.each([
    ['an unknown table', `'nothing'`, 'PT404', /no table "nothing"/],
    ['a table that no one may read', `'contact_inquiries'`, 'PT404', /contact_inquiries/],
    ['a private table', `'settings'`, 'PT404', /settings/],
    ['an unknown column', `'staff', array['name', 'password']`, '22023', /no column "password"/],
    ['no column', `'staff', '{}'::text[]`, '22023', /no column/],
    ['columns of everything', `null, array['name']`, '22023', /An archive holds every table whole/],
    ['an unknown filter column', `'staff', null, '[{"column": "x", "operator": "eq", "value": 1}]'`, '22023', /"x"/],
    [
      'an operator of another kind',
      `'staff', null, '[{"column": "name", "operator": "or", "value": 1}]'`,
      '22023',
      /filters/,
    ],
    ['a filter without a value', `'staff', null, '[{"column": "name", "operator": "eq"}]'`, '22023', /filters/],
    ['filters that are no list', `'staff', null, '{"column": "name"}'`, '22023', /filters/],
    [
      'a number compared with a word',
      `'staff', null, '[{"column": "hourly_rate", "operator": "gt", "value": "abc"}]'`,
      '22023',
      /hourly_rate.*abc/,
    ],
    [
      'a day that is none',
      `'staff', null, '[{"column": "start_date", "operator": "gte", "value": "2025-02-30"}]'`,
      '22023',
      /start_date/,
    ],
    [
      'a search in numbers',
      `'staff', null, '[{"column": "hourly_rate", "operator": "ilike", "value": "1%"}]'`,
      '22023',
      /holds no text/,
    ],
    ['a filter that is null', `'staff', null, '[null]'`, '22023', /filters/],
  ])('%s is refused', async (_case, parameters, code, message) => {
    const before = await jobCount();
    const outcome = await database.as(pineManager, `select public.request_export(${parameters})`);
    expect(outcome).toMatchObject({ kind: 'refused', code, message: expect.stringMatching(message) });
    expect(await jobCount()).toBe(before);
  });
});

describe('reports', () => {
  test('a manager requests one; a person who sees only a part of the club is refused', async () => {
    const call = `public.request_report('staffing', '2025-04-01', '2025-04-30')`;
    const id = await order(pineManager, call);
    expect(await jobOf(id)).toMatchObject({
      kind: 'report',
      parameters: { type: 'staffing', from: '2025-04-01', to: '2025-04-30', format: 'pdf' },
    });
    await grantExport(pineStaff.userId);
    expect(await database.as(pineStaff, `select ${call}`)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'Reports are made by the managers and administrators of a club.',
    });
  });

  test.each([
    ['an unknown one', `'gossip', '2025-04-01', '2025-04-30'`],
    ['none', `null, '2025-04-01', '2025-04-30'`],
    ['days the wrong way round', `'staffing', '2025-04-30', '2025-04-01'`],
    ['no last day', `'staffing', '2025-04-30', null`],
    ['ten years', `'staffing', '2015-04-30', '2025-04-30'`],
    ['no end', `'staffing', '-infinity', 'infinity'`],
    ['another format', `'staffing', '2025-04-01', '2025-04-30', 'docx'`],
    ['a section of a pdf', `'staffing', '2025-04-01', '2025-04-30', 'pdf', 'hours'`],
    ['a section that is no name', `'staffing', '2025-04-01', '2025-04-30', 'csv', '../x'`],
    ['a section of another report', `'staffing', '2025-04-01', '2025-04-30', 'csv', 'budget'`],
    ['half of the days to compare with', `'staffing', '2025-04-01', '2025-04-30', 'pdf', null, '2024-04-01'`],
    [
      'days to compare with the wrong way round',
      `'staffing', '2025-04-01', '2025-04-30', 'pdf', null, '2024-04-30', '2024-04-01'`,
    ],
    ['a section without a name', `'staffing', '2025-04-01', '2025-04-30', 'csv', ''`],
  ])('%s is refused', async (_case, parameters) => {
    const before = await jobCount();
    expect(await database.as(pineManager, `select public.request_report(${parameters})`)).toMatchObject({
      kind: 'refused',
      code: '22023',
      hint: expect.stringMatching(/\.$/),
    });
    expect(await jobCount()).toBe(before);
  });

  test('those that can be requested are those that can be made', async () => {
    const [row] = await database.owner('select app.report_types() as types');
    const files = readdirSync(join(__dirname, '../../../functions/generate-report/reports'));
    const made = files.filter((file) => !file.includes('.test.')).map((file) => file.replace(/\.ts$/, ''));
    const inFileNames = (row?.types as string[]).map((type) =>
      type.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(made.sort()).toEqual([...inFileNames].sort());
  });
});

describe('who sees a job', () => {
  test("its owner, the club's managers and the firm; no one else", async () => {
    await grantExport(pineStaff.userId);
    const id = await order(pineStaff);
    const sees = async (caller: Caller) =>
      rowsOf(await database.as(caller, 'select id from public.jobs where id = $1', [id])).length;
    for (const caller of [pineStaff, pineManager, pineAdmin, firm]) expect(await sees(caller)).toBe(1);
    for (const caller of [lakeAdmin, newClient]) expect(await sees(caller)).toBe(0);
    const others = rowsOf(await database.as(pineStaff, 'select id from public.jobs'));
    expect(others).toEqual([{ id }]);
  });

  test('a person who has left the club no longer sees their jobs', async () => {
    const id = await order(pineManager);
    await database.owner(`update public.profiles set club_id = $1 where user_id = $2`, [LAKESIDE, pineManager.userId]);
    expect(rowsOf(await database.as(pineManager, 'select id from public.jobs where id = $1', [id]))).toEqual([]);
    for (const call of ['cancel_job($1)', 'retry_job($1)', `check_my_job($1, 'export')`, 'open_job_file($1)']) {
      expect(await database.as(pineManager, `select public.${call}`, [id])).toMatchObject({ code: 'PT404' });
    }
    expect(await jobOf(id)).toMatchObject({ status: 'queued' });
  });

  test('no one works, cancels or retries another person’s job, and no answer reveals whether it exists', async () => {
    const id = await order(pineAdmin);
    const unknown = '99999999-0000-4000-8000-000000000000';
    for (const call of ['cancel_job($1)', 'retry_job($1)', `check_my_job($1, 'export')`]) {
      const refusal = await database.as(lakeAdmin, `select public.${call}`, [id]);
      expect(refusal).toMatchObject({ kind: 'refused', code: 'PT404' });
      expect(await database.as(lakeAdmin, `select public.${call}`, [unknown])).toEqual(refusal);
      expect(await database.as(pineManager, `select public.${call}`, [id])).toEqual(refusal);
    }
    expect(await jobOf(id)).toMatchObject({ status: 'queued', version: 1 });
  });
});

describe('working', () => {
  test('one worker claims; another finds nothing until the first has been silent for two minutes', async () => {
    const id = await order(pineAdmin);
    expect(rowsOf(await claim(id))).toMatchObject([{ id, status: 'running', attempts: 1, step: 'Starting' }]);
    expect(rowsOf(await claim(id))).toEqual([]);
    await silentSince(id, '1 minute 50 seconds');
    expect(rowsOf(await claim(id))).toEqual([]);
    await silentSince(id, '2 minutes 1 second');
    expect(rowsOf(await claim(id))).toMatchObject([{ id, attempts: 2 }]);
  });

  test('an abandoned worker changes nothing any more', async () => {
    const id = await order(pineAdmin);
    await claim(id);
    await silentSince(id, '3 minutes');
    await claim(id);
    const said = async (call: string) =>
      rowsOf(await database.as(service, `select public.${call} as said`, [id]))[0]?.said;
    expect(await said(`progress_job($1, 1, 90, 'Late')`)).toBe(false);
    expect(await said(`fail_job($1, 1, 'Late')`)).toBe(false);
    expect(rowsOf(await finish(id, 1))).toEqual([{ done: false }]);
    expect(await jobOf(id)).toMatchObject({ status: 'running', progress: 0, attempts: 2 });
    expect(await said(`progress_job($1, 2, 140, 'Writing staff')`)).toBe(true);
    expect(await jobOf(id)).toMatchObject({ progress: 99, step: 'Writing staff' });
  });

  test('gives up after three dead workers', async () => {
    const id = await order(pineAdmin);
    for (const attempts of [1, 2, 3]) {
      expect(rowsOf(await claim(id))).toMatchObject([{ attempts }]);
      await silentSince(id, '3 minutes');
    }
    expect(rowsOf(await claim(id))).toEqual([]);
    expect(await jobOf(id)).toMatchObject({
      status: 'failed',
      error: 'This did not finish in three tries. Try again, or choose less at a time.',
    });
  });

  test('keeps a finished export for a day, and a report for good', async () => {
    const expiry = async (call: string) => {
      const id = await order(pineAdmin, call);
      await claim(id);
      expect(rowsOf(await finish(id, 1))).toEqual([{ done: true }]);
      const [row] = await database.owner(
        `select status, progress, bytes::int, expires_at - now() = interval '24 hours' as a_day from public.jobs where id = $1`,
        [id],
      );
      return row;
    };
    expect(await expiry('public.request_export()')).toEqual({ status: 'done', progress: 100, bytes: 900, a_day: true });
    expect(await expiry(`public.request_report('overview', '2025-04-01', '2025-04-30')`)).toMatchObject({
      a_day: null,
    });
  });

  test('tells a worker that the request was canceled', async () => {
    const id = await order(pineAdmin);
    await claim(id);
    await database.as(pineAdmin, 'select public.cancel_job($1)', [id]);
    expect(rowsOf(await finish(id, 1))).toEqual([{ done: false }]);
    expect(await jobOf(id)).toMatchObject({ status: 'cancelled', result_path: null });
    expect(rowsOf(await claim(id))).toEqual([]);
  });

  test('refuses the work when the person loses the feature after the request', async () => {
    const id = await order(pineManager);
    await revokeExport(pineManager.userId);
    expect(await database.as(pineManager, `select public.check_my_job($1, 'export')`, [id])).toMatchObject({
      code: '42501',
      message: 'Exporting data is no longer switched on for you.',
    });
    expect(
      await database.as(pineAdmin, `select public.check_my_job($1, 'report')`, [await order(pineAdmin)]),
    ).toMatchObject({ code: '22023' });
  });
});

describe('cancelling and trying again', () => {
  test('canceling twice is once; a finished job cannot be canceled', async () => {
    const id = await order(pineAdmin);
    for (let click = 0; click < 2; click += 1) {
      expect(await database.as(pineAdmin, 'select public.cancel_job($1)', [id])).toMatchObject({ kind: 'done' });
    }
    const done = await order(pineAdmin);
    await claim(done);
    await finish(done, 1);
    expect(await database.as(pineAdmin, 'select public.cancel_job($1)', [done])).toMatchObject({
      code: 'PT409',
      message: 'This job has ended already.',
    });
    expect(await jobOf(done)).toMatchObject({ status: 'done' });
  });

  test('a failed job returns to the queue with new tries; a second click changes nothing', async () => {
    const id = await order(pineAdmin);
    await claim(id);
    await database.as(service, `select public.fail_job($1, 1, '  The storage is full.  ')`, [id]);
    expect(await jobOf(id)).toMatchObject({ status: 'failed', error: 'The storage is full.', step: null });
    for (let click = 0; click < 2; click += 1) {
      expect(await database.as(pineAdmin, 'select public.retry_job($1)', [id])).toMatchObject({ kind: 'done' });
    }
    expect(await jobOf(id)).toMatchObject({ status: 'queued', attempts: 0, error: null, finished_at: null });
    expect(rowsOf(await claim(id))).toMatchObject([{ attempts: 1 }]);
  });

  test('a done or expired job cannot be retried', async () => {
    expect(
      await database.as(pineAdmin, 'select public.retry_job($1)', ['10000061-0000-4000-8000-000000000001']),
    ).toMatchObject({ code: 'PT409' });
  });
});

describe('the file', () => {
  async function finished(caller: Caller, call?: string): Promise<string> {
    const id = await order(caller, call);
    await claim(id);
    await finish(id, 1);
    return id;
  }
  const open = (caller: Caller, id: string) => database.as(caller, 'select * from public.open_job_file($1)', [id]);

  test("an export goes only to its owner, a report also to the club's managers", async () => {
    const anExport = await finished(pineAdmin);
    expect(rowsOf(await open(pineAdmin, anExport))).toEqual([{ path: PATH, file_name: 'pine-hollow.zip' }]);
    for (const caller of [pineManager, pineStaff, lakeAdmin, firm]) {
      expect(await open(caller, anExport)).toMatchObject({ code: 'PT404' });
    }
    const report = await finished(pineAdmin, `public.request_report('overview', '2025-04-01', '2025-04-30')`);
    expect(rowsOf(await open(pineManager, report))).toHaveLength(1);
    for (const caller of [pineStaff, lakeAdmin, firm]) {
      expect(await open(caller, report)).toMatchObject({ code: 'PT404' });
    }
    await revokeExport(pineManager.userId);
    expect(await open(pineManager, report)).toMatchObject({ code: '42501' });
  });

  test('does not exist before the job is done, or after a day', async () => {
    expect(await open(pineAdmin, await order(pineAdmin))).toMatchObject({ code: 'PT409' });
    const id = await finished(pineAdmin);
    await database.owner(`update public.jobs set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await open(pineAdmin, id)).toMatchObject({
      code: 'PT410',
      message: 'This file has been removed: exports and reports that name people are kept for 24 hours.',
    });
  });

  test('cleanup names the files to delete until they are gone, and ends abandoned jobs', async () => {
    const expired = await finished(pineAdmin);
    await database.owner(`update public.jobs set expires_at = now() - interval '1 second' where id = $1`, [expired]);
    const abandoned = await order(pineAdmin);
    await claim(abandoned);
    await silentSince(abandoned, '61 minutes');
    const kept = await finished(pineManager);

    const purge = async () => rowsOf(await database.as(service, 'select * from public.purge_expired_jobs()'));
    expect(await purge()).toEqual([{ job_id: expired, path: PATH }]);
    expect(await purge()).toEqual([{ job_id: expired, path: PATH }]);
    await database.as(service, 'select public.forget_job_files($1::uuid[])', [`{${expired},${kept}}`]);
    expect(await purge()).toEqual([]);
    expect(await jobOf(expired)).toMatchObject({ status: 'expired', result_path: null });
    expect(await jobOf(kept)).toMatchObject({ status: 'done', result_path: PATH });
    expect(await jobOf(abandoned)).toMatchObject({ status: 'failed' });
  });

  test("everything is recorded with the person's name, and the record outlives the job", async () => {
    const id = await finished(pineManager);
    await open(pineManager, id);
    const record = () =>
      database.owner(
        `select action, user_name, user_id from public.data_events where club_id = $1 and created_at = now()
         order by array_position(array['requested', 'started', 'finished', 'downloaded'], action)`,
        [PINE_HOLLOW],
      );
    const expected = ['requested', 'started', 'finished', 'downloaded'].map((action) => ({
      action,
      user_name: 'Elena Ruiz',
      user_id: pineManager.userId,
    }));
    expect(await record()).toEqual(expected);
    await database.owner('delete from public.jobs where id = $1', [id]);
    expect(await record()).toEqual(expected);
  });
});
