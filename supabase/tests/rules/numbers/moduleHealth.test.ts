import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
  await registerModules(database);
  const club = { pine: `'${PINE_HOLLOW}'`, lake: `'${LAKESIDE}'`, none: 'null' };
  const rows = [
    // 100 loads between 100 and 1,000 ms at Pine Hollow, 80 of them below 300.
    [`'2025-05-01 14:00Z'`, 'training', '1.0.0', club.pine, 'mounted', 0, 96],
    [`'2025-05-01 14:00Z'`, 'training', '1.0.0', club.pine, 'failed', 0, 4],
    [`'2025-05-01 14:00Z'`, 'training', '1.0.0', club.pine, 'load', 'app.health_bin(100)', 60],
    [`'2025-05-01 14:00Z'`, 'training', '1.0.0', club.pine, 'load', 'app.health_bin(300)', 20],
    [`'2025-05-01 14:00Z'`, 'training', '1.0.0', club.pine, 'load', 'app.health_bin(1000)', 20],
    [`'2025-05-01 15:00Z'`, 'training', '1.0.0', club.pine, 'mounted', 0, 10],
    [`'2025-05-01 15:00Z'`, 'training', '1.0.0', club.pine, 'CLS', 'app.health_bin(50)', 5],
    [`'2025-05-02 03:00Z'`, 'training', '1.1.0', club.lake, 'mounted', 0, 20],
    [`'2025-05-02 03:00Z'`, 'training', '1.1.0', club.lake, 'failed', 0, 5],
    [`'2025-05-02 15:00Z'`, 'marketing', '1.0.0', club.none, 'mounted', 0, 40],
    [`'2025-05-09 15:00Z'`, 'marketing', '1.0.0', club.none, 'mounted', 0, 1000],
  ] as const;
  for (const [hour, module, version, clubId, measure, bin, count] of rows) {
    await database.owner(
      `insert into public.module_health_hours (hour, module_id, release_version, club_id, measure, bin, count)
       values (${hour}, '${module}', '${version}', ${clubId}, '${measure}', ${bin}, ${count})`,
    );
  }
});
afterAll(() => database.close());

const { firm, pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const WEEK = `'2025-05-01', '2025-05-08'`;
const figures = (caller: Caller, by: string, narrowed = '') =>
  readAs(
    database,
    caller,
    `select * from public.module_health_figures('${by}', ${WEEK}, 'America/New_York'${narrowed})`,
  );

test('counts every attempt as a mount, and gives the 75th percentile of times, within a tenth', async () => {
  const [first, second] = await figures(firm, 'hour', `, 'training'`);
  expect(first).toMatchObject({ mounts: 100, failures: 4, lcp_ms: null, cls: null });
  expect(Number(first?.load_ms)).toBeGreaterThanOrEqual(300);
  expect(Number(first?.load_ms)).toBeLessThan(330);
  expect(second).toMatchObject({ mounts: 10, failures: 0, load_ms: null });
  expect(Number(second?.cls)).toBeCloseTo(0.05, 2);
});

test('gives one row in total, or none without reports', async () => {
  expect(await figures(firm, 'all')).toMatchObject([{ mounts: 175, failures: 9, moment: null, release_version: null }]);
  expect(await figures(firm, 'all', `, 'operations'`)).toEqual([]);
});

test('counts days in the requested time zone', async () => {
  const days = await figures(firm, 'day');
  expect(days.map(({ moment, mounts }) => [(moment as Date).toISOString(), mounts])).toEqual([
    ['2025-05-01T04:00:00.000Z', 135],
    ['2025-05-02T04:00:00.000Z', 40],
  ]);
});

test('separates releases and clubs, and visitors without a club', async () => {
  expect((await figures(firm, 'release')).map((row) => [row.module_id, row.release_version, row.mounts])).toEqual([
    ['marketing', '1.0.0', 40],
    ['training', '1.0.0', 110],
    ['training', '1.1.0', 25],
  ]);
  const byClub = await figures(firm, 'club');
  expect(Object.fromEntries(byClub.map((row) => [String(row.club_id), row.mounts]))).toEqual({
    [PINE_HOLLOW]: 110,
    [LAKESIDE]: 25,
    null: 40,
  });
});

test('filters by module, release and club', async () => {
  expect(await figures(firm, 'club', `, 'training', '1.0.0'`)).toMatchObject([{ club_id: PINE_HOLLOW, mounts: 110 }]);
  expect(await figures(firm, 'release', `, null, null, '${LAKESIDE}'`)).toMatchObject([{ release_version: '1.1.0' }]);
  expect(await figures(firm, 'release', `, 'operations'`)).toEqual([]);
});

test('shows an administrator only their own club, and other people none', async () => {
  expect(await figures(pineAdmin, 'club')).toMatchObject([{ club_id: PINE_HOLLOW }]);
  expect(await figures(lakeAdmin, 'club')).toMatchObject([{ club_id: LAKESIDE }]);
  expect(await figures(pineAdmin, 'club', `, null, null, '${LAKESIDE}'`)).toEqual([]);
  for (const person of [pineManager, pineStaff]) expect(await figures(person, 'club')).toEqual([]);
});

test.each([[`'week', ${WEEK}`], [`'day', '2024-01-01', '2025-06-01'`], [`'day', null, null`]])(
  'refuses %s',
  async (parameters) => {
    expect(await database.as(firm, `select * from public.module_health_figures(${parameters})`)).toMatchObject({
      kind: 'refused',
      code: '22023',
    });
  },
);
