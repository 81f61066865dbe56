import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';

// The closing figures of a season and the strategic metrics, as the specification and the product decisions
// (7, 8) give them, counted from the seed's rows as a member of Pine Hollow reads them.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff } = people;
const read = (sql: string) => readAs(database, pineStaff, sql);
const metrics = () =>
  read(`select name, year, current::float as current, target::float as target, progress, at_target, trend
    from public.strategic_metric_progress order by position`);

test('season 2024: satisfaction 4.7, retention 89 %, 2 incidents, variance -2.7 %', async () => {
  expect(
    await read(`select member_satisfaction::text, staff_retention, return_rate, intent_to_return, incident_count, safety_score,
      budget_usage::float as budget_usage, budget_variance::text, improvements, challenges
      from public.season_summary where year = '2024'`),
  ).toEqual([
    {
      member_satisfaction: '4.7',
      staff_retention: 89,
      return_rate: 85,
      intent_to_return: 85,
      incident_count: 2,
      safety_score: 98,
      budget_usage: 73,
      budget_variance: '-2.7',
      improvements: ['Early staff hiring', 'Weekly manager check-ins'],
      challenges: ['Communication system', 'Inventory management'],
    },
  ]);
});

test('has no figures that need its end for a current season', async () => {
  expect(
    await read(`select member_satisfaction, staff_retention, return_rate, intent_to_return, budget_usage, budget_variance
      from public.season_summary where year = '2025'`),
  ).toEqual([
    {
      member_satisfaction: null,
      staff_retention: null,
      return_rate: null,
      intent_to_return: null,
      budget_usage: null,
      budget_variance: null,
    },
  ]);
});

test('counts no incidents, rather than zero, for a season that has not begun', async () => {
  await readAs(
    database,
    pineManager,
    `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
     values ('${PINE_HOLLOW}', '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
  );
  expect(await read(`select incident_count, safety_score from public.season_summary where year = '2026'`)).toEqual([
    { incident_count: null, safety_score: null },
  ]);
});

test('strategic metrics: 4.7/4.8, 85/90, 73/75 at most and 98/100, with trends against 2023', async () => {
  expect(await metrics()).toEqual([
    {
      name: 'Member Satisfaction',
      year: '2024',
      current: 4.7,
      target: 4.8,
      progress: 98,
      at_target: false,
      trend: 'up',
    },
    { name: 'Staff Retention', year: '2024', current: 85, target: 90, progress: 94, at_target: false, trend: 'up' },
    {
      name: 'Budget Efficiency',
      year: '2024',
      current: 73,
      target: 75,
      progress: 97,
      at_target: true,
      trend: 'stable',
    },
    { name: 'Safety Score', year: '2024', current: 98, target: 100, progress: 98, at_target: false, trend: 'up' },
  ]);
});

test('ClubFuture: one of four metrics is at its target', async () => {
  expect(await read(`select done, total, percent from public.club_future_progress`)).toEqual([
    { done: 1, total: 4, percent: 25 },
  ]);
});

test('fills a bar at its target and not beyond it, and calls an exceeded ceiling not at target', async () => {
  await database.owner(
    `update public.strategic_metrics set target = case measure when 'member_satisfaction' then 4 when 'budget_usage' then 70 else target end
     where club_id = '${PINE_HOLLOW}'`,
  );
  const [satisfaction, , budget] = await metrics();
  expect(satisfaction).toMatchObject({ progress: 100, at_target: true });
  expect(budget).toMatchObject({ progress: 100, at_target: false });
});

test('has no progress and nothing at target without a season, figures or metrics', async () => {
  await database.owner(`delete from public.metric_snapshots where club_id = '${PINE_HOLLOW}'`);
  expect((await metrics()).map(({ trend }) => trend)).toEqual([null, null, null, null]);
  await database.owner(`delete from public.seasons where club_id = '${PINE_HOLLOW}'`);
  const nothing = { year: null, current: null, progress: null, at_target: null, trend: null };
  expect(await metrics()).toMatchObject([nothing, nothing, nothing, nothing]);
  await database.owner(`delete from public.strategic_metrics where club_id = '${PINE_HOLLOW}'`);
  expect(await read(`select done, total, percent from public.club_future_progress`)).toEqual([
    { done: 0, total: 0, percent: null },
  ]);
});

test('keeps its figures when a season closes, and compares the next one with them', async () => {
  await database.owner(`update public.clubs set clock_override = '2025-09-15 12:00-04' where id = '${PINE_HOLLOW}'`);
  await readAs(
    database,
    pineAdmin,
    `update public.seasons set closed_at = '2025-09-15 12:00-04' where club_id = '${PINE_HOLLOW}' and year = '2025'`,
  );
  expect(
    await read(
      `select measure, value::float as value from public.metric_snapshots where year = '2025' order by measure`,
    ),
  ).toEqual([
    { measure: 'safety_score', value: 100 },
    { measure: 'season_retention', value: 100 },
  ]);
  expect(
    await read(`select year, current::float as current, previous_year, previous::float as previous, trend
      from public.strategic_metric_progress where measure = 'safety_score'`),
  ).toEqual([{ year: '2025', current: 100, previous_year: '2024', previous: 98, trend: 'up' }]);
});
