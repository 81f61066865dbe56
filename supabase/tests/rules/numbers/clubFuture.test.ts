import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';
import { readAs } from '../support/readAs';

// The specified numbers of ClubFuture, counted from the seed's
// rows as a member of Pine Hollow reads them.

const database = databaseOfEachTest();

const read = (sql: string) => readAs(database, people.pineStaff, sql);

test('funding: total $82,000, approved $45,000, pending $37,000', async () => {
  expect(
    await read(
      `select projects, total::float as total, approved::float as approved, pending::float as pending from public.project_funding`,
    ),
  ).toEqual([{ projects: 4, total: 82_000, approved: 45_000, pending: 37_000 }]);
  expect(
    await read(
      `select status, sum(budget)::float as budget from public.capital_projects group by status order by budget desc`,
    ),
  ).toEqual([
    { status: 'approved', budget: 45_000 },
    { status: 'researching', budget: 25_000 },
    { status: 'wishlist', budget: 12_000 },
  ]);
});

test('wishlist: board 190, staff 38, priorities 3/4/1', async () => {
  expect(
    await read(`select list, sum(cost)::float as cost from public.wishlist_items group by list order by list`),
  ).toEqual([
    { list: 'board', cost: 190_000 },
    { list: 'staff', cost: 38_000 },
  ]);
  expect(
    await read(
      `select priority, count(*)::int as wishes from public.wishlist_items group by priority order by priority`,
    ),
  ).toEqual([
    { priority: 'high', wishes: 3 },
    { priority: 'low', wishes: 1 },
    { priority: 'medium', wishes: 4 },
  ]);
});

test('prioritization matrix: 4 high, 4 medium, $146K shortlisted, $228K in all', async () => {
  expect(
    await read(`select wishes, high, medium, low, shortlisted_cost::float as shortlisted, total_cost::float as total
      from public.wishlist_matrix`),
  ).toEqual([{ wishes: 8, high: 4, medium: 4, low: 0, shortlisted: 146_000, total: 228_000 }]);
});

test('the recommendation: high-priority staff amenities first', async () => {
  expect(
    await read(`select item from public.wishlist_recommendations where is_first_choice order by position`),
  ).toEqual([{ item: 'Digital schedule display' }, { item: 'Break room with AC' }]);
  expect(await read(`select item from public.wishlist_recommendations where position <= 3 order by position`)).toEqual([
    { item: 'Digital schedule display' },
    { item: 'Break room with AC' },
    { item: 'Heated pool extension' },
  ]);
});

test('workforce: 285 members, 24 staff, ratio 1:12, optimal 1:11 and the gap to it', async () => {
  expect(
    await read(
      `select members, staff, ratio, optimal_ratio::float as optimal_ratio, optimal_staff, gap from public.workforce_overview`,
    ),
  ).toEqual([{ members: 285, staff: 24, ratio: 12, optimal_ratio: 11, optimal_staff: 26, gap: 2 }]);
});

test('projections: 310/340/375 members, 26/29/32 staff, +8/+12/+15 %, and the gap to 1:11 beside each', async () => {
  expect(await read(`select * from public.workforce_projections order by year`)).toEqual([
    year('2025', 310, 26, 8, 29, 3),
    year('2026', 340, 29, 12, 31, 2),
    year('2027', 375, 32, 15, 35, 3),
  ]);
});

test('hiring: February 15th, and recruiting six weeks earlier, on January 4th', async () => {
  expect(
    await read(`select recruit_from::text, hire_from::text from public.hiring_calendar where year = '2025'`),
  ).toEqual([{ recruit_from: '2025-01-04', hire_from: '2025-02-15' }]);
});

test('the recommendations follow from the figures', async () => {
  expect(await read(`select recommendation from public.workforce_recommendations order by position`)).toEqual([
    { recommendation: 'Hire 2 more people to reach one for every 11 members.' },
    { recommendation: 'Plan for 32 people by 2027, 8 more than today.' },
    { recommendation: 'Set aside 15% more for staff in 2027, the steepest year.' },
    { recommendation: 'Recruit from January 4 and hire from February 15 for the 2025 season.' },
  ]);
});

test('gives no ratios and no rows for a club without members, staff, plan, projects and wishes, and never divides by zero', async () => {
  await database.owner(`delete from public.capital_projects where club_id = '${PINE_HOLLOW}'`);
  await database.owner(`delete from public.wishlist_items where club_id = '${PINE_HOLLOW}'`);
  await database.owner(`delete from public.workforce_plans where club_id = '${PINE_HOLLOW}'`);
  await database.owner(`delete from public.staff_members where club_id = '${PINE_HOLLOW}'`);
  await database.owner(`update public.clubs set member_count = 0 where id = '${PINE_HOLLOW}'`);
  expect(
    await read(`select members, staff, ratio, optimal_ratio, optimal_staff, gap from public.workforce_overview`),
  ).toEqual([{ members: 0, staff: 0, ratio: null, optimal_ratio: null, optimal_staff: null, gap: null }]);
  expect(
    await read(`select staff_needed, budget_increase, gap from public.workforce_projections where year = '2025'`),
  ).toEqual([{ staff_needed: null, budget_increase: null, gap: null }]);
  expect(await read(`select kind from public.workforce_recommendations`)).toEqual([{ kind: 'calendar' }]);
  for (const view of ['project_funding', 'wishlist_matrix', 'wishlist_recommendations']) {
    expect(await read(`select * from public.${view}`)).toEqual([]);
  }
});

test('gives no ratio for a club with fewer members than staff', async () => {
  await database.owner(`update public.workforce_plans set planned_ratio = null where club_id = '${PINE_HOLLOW}'`);
  await database.owner(`update public.clubs set member_count = 5 where id = '${PINE_HOLLOW}'`);
  expect(await read(`select ratio, planned_ratio from public.workforce_overview`)).toEqual([
    { ratio: 0, planned_ratio: null },
  ]);
  expect(await read(`select staff_needed from public.workforce_projections where year = '2025'`)).toEqual([
    { staff_needed: null },
  ]);
});

test('the four metrics and their targets', async () => {
  expect(
    await read(
      `select name, measure, target::float as target, direction from public.strategic_metrics order by position`,
    ),
  ).toEqual([
    { name: 'Member Satisfaction', measure: 'member_satisfaction', target: 4.8, direction: 'at_least' },
    { name: 'Staff Retention', measure: 'return_rate', target: 90, direction: 'at_least' },
    { name: 'Budget Efficiency', measure: 'budget_usage', target: 75, direction: 'at_most' },
    { name: 'Safety Score', measure: 'safety_score', target: 100, direction: 'at_least' },
  ]);
  expect(
    await database.as(people.pineManager, `update public.strategic_metrics set target = 5.5 where id = $1`, [
      sampleId('strategicMetric', 1),
    ]),
  ).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: expect.stringContaining('strategic_metrics_target_range'),
  });
});

function year(name: string, members: number, staff: number, increase: number, optimal: number, gap: number) {
  return {
    club_id: PINE_HOLLOW,
    year: name,
    members,
    staff_needed: staff,
    budget_increase: increase,
    optimal_staff_needed: optimal,
    gap,
  };
}
