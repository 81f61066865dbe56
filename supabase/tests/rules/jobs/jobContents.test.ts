import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people } from '../support/people';
import { rowsOf } from '../support/rowsOf';
import { jobCalls } from './jobCalls';

// What an export and a report can have in them.

const database = databaseOfEachTest();
const { grantExport, jobCount, jobOf, order } = jobCalls(database);

const { pineManager, pineStaff } = people;

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
