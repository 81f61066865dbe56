import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, pineBoard, lakeStaff, newClient } = people;
const PAY_BY_ROLE = sampleId('savedReport', 1);

test('keeps a report private until its owner shares it, and then shows it only to the club', async () => {
  const seen = async (caller: typeof pineStaff) =>
    (await readAs(database, caller, `select 1 from public.saved_reports where id = $1`, [PAY_BY_ROLE])).length;
  expect([await seen(pineStaff), await seen(pineAdmin), await seen(lakeStaff)]).toEqual([0, 0, 0]);
  await readAs(database, pineManager, `update public.saved_reports set shared = true where id = $1`, [PAY_BY_ROLE]);
  expect([await seen(pineStaff), await seen(pineAdmin), await seen(lakeStaff)]).toEqual([1, 1, 0]);
  await readAs(database, pineStaff, `update public.saved_reports set title = 'Mine now' where id = $1`, [PAY_BY_ROLE]);
  await readAs(database, pineAdmin, `delete from public.saved_reports where id = $1`, [PAY_BY_ROLE]);
  expect(await database.owner(`select title from public.saved_reports where id = $1`, [PAY_BY_ROLE])).toEqual([
    { title: 'Pay by role' },
  ]);
});

test('saves a report for the person who makes it, in their own club', async () => {
  const save = (clubId: string, columns: string, values: string) =>
    database.as(
      pineStaff,
      `insert into public.saved_reports (club_id, title, data_set, columns${columns}) values ($1, 'New', 'staff', '["name"]'${values})`,
      [clubId],
    );
  expect(await save(LAKESIDE, '', '')).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await save(PINE_HOLLOW, ', owner_id', `, '${pineManager.userId}'`)).toMatchObject({
    kind: 'refused',
    code: '42501',
  });
  expect(await save(PINE_HOLLOW, '', '')).toMatchObject({ kind: 'done', affected: 1 });
  expect(await database.owner(`select owner_id, shared from public.saved_reports where title = 'New'`)).toEqual([
    { owner_id: pineStaff.userId, shared: false },
  ]);
});

const repeated = (count: number, value: unknown) => Array.from({ length: count }, () => value);

test.each([
  ['columns', []],
  ['columns', 'name'],
  ['columns', { name: true }],
  ['columns', [1]],
  ['columns', [['name']]],
  ['columns', ['name', 'name; drop table staff']],
  ['columns', ['Name']],
  ['columns', repeated(41, 'name')],
  ['columns', null],
  ['filters', {}],
  ['filters', ['name']],
  ['filters', [{ column: 'name', operator: 'is' }]],
  ['filters', [{ column: 'name', operator: 'like', value: '%' }]],
  ['filters', [{ column: 'a.b', operator: 'is', value: 1 }]],
  ['filters', [{ column: 'name', operator: 'is', value: 1 }, 7]],
  ['filters', repeated(21, { column: 'name', operator: 'is', value: 1 })],
  ['filters', [{ column: 'name', operator: 'is', value: 'x'.repeat(8000) }]],
  ['grouping', 'role'],
  ['grouping', ['a', 'b', 'c', 'd']],
  ['grouping', [null]],
  ['chart', []],
  ['chart', {}],
  ['chart', { kind: 'radar', label: 'a', value: 'b' }],
  ['chart', { kind: 'bar' }],
  ['chart', { kind: 'bar', label: 'name', value: 'x y' }],
  ['chart', { kind: 'none', note: 'x'.repeat(500) }],
  ['comparison', {}],
  ['comparison', 'null'],
  ['comparison', { column: 'year', now: { from: '2025', to: '2025' } }],
  ['comparison', { column: 'year', now: { from: '2025', to: '2025' }, before: { from: '2025', to: '2025' } }],
  [
    'comparison',
    { column: 'day', now: { from: '2025-06-01', to: '2025-05-01' }, before: { from: '2024', to: '2024' } },
  ],
  ['comparison', { column: 'day', now: { from: 'May', to: 'May' }, before: { from: '2024', to: '2024' } }],
])('refuses %s of the wrong form (%#)', async (column, value) => {
  expect(
    await database.as(pineManager, `update public.saved_reports set ${column} = $1 where id = $2`, [
      JSON.stringify(value),
      PAY_BY_ROLE,
    ]),
  ).toMatchObject({ kind: 'refused', code: '23514', message: expect.stringContaining(`saved_reports_${column}_form`) });
  expect(await database.owner(`select version from public.saved_reports where id = $1`, [PAY_BY_ROLE])).toEqual([
    { version: 1 },
  ]);
});

test.each([
  ['columns', repeated(40, 'name')],
  ['filters', []],
  ['filters', repeated(20, { column: 'name', operator: 'is_empty', value: null })],
  ['grouping', ['role', 'status', 'name']],
  ['chart', { kind: 'none' }],
  ['comparison', { column: 'year', now: { from: '2025', to: '2025' }, before: { from: '2024', to: '2024' } }],
  ['chart', { kind: 'line', label: 'name', value: 'hourly_rate' }],
])('saves %s of the right form (%#)', async (column, value) => {
  await readAs(database, pineManager, `update public.saved_reports set ${column} = $1 where id = $2`, [
    JSON.stringify(value),
    PAY_BY_ROLE,
  ]);
  expect(
    await database.owner(`select ${column} as value from public.saved_reports where id = $1`, [PAY_BY_ROLE]),
  ).toEqual([{ value }]);
});

test('refuses a pie beside an earlier period', async () => {
  const comparison = { column: 'start_date', now: { from: '2025', to: '2025' }, before: { from: '2024', to: '2024' } };
  const saving = (kind: string) =>
    database.as(pineManager, `update public.saved_reports set comparison = $1, chart = $2 where id = $3`, [
      JSON.stringify(comparison),
      JSON.stringify({ kind, label: 'role', value: 'hourly_rate' }),
      PAY_BY_ROLE,
    ]);
  expect(await saving('pie')).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining('saved_reports_comparison_not_pie'),
  });
  expect(await saving('bar')).toMatchObject({ kind: 'done', affected: 1 });
});

test('offers the daily work to the people who work at the club, whatever modules it has', async () => {
  const reads = async (caller: typeof pineStaff) => {
    const [row] = await readAs(database, caller, 'select public.reads_daily_work() as reads');
    return row?.reads;
  };
  await database.owner(`delete from public.club_modules where module_id = 'operations'`);
  expect(await Promise.all([pineAdmin, pineManager, pineStaff, lakeStaff].map(reads))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(await Promise.all([pineBoard, newClient].map(reads))).toEqual([false, false]);
  await database.owner(
    `insert into public.staff_members (club_id, user_id, name, role) values ($1, $2, 'Ruth Castellano', 'Lifeguard')`,
    [PINE_HOLLOW, pineBoard.userId],
  );
  expect(await reads(pineBoard)).toBe(true);
});
