import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { people, PINE_HOLLOW, type Person } from '../support/people';

// The numbers of the specification and the product decisions that belong to preparing and running a season, as a member
// of Pine Hollow gets them.

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

const { pineStaff, pineManager } = people;

async function ask(person: Person, sql: string): Promise<Record<string, unknown>[]> {
  const outcome = await database.as(person, sql);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows;
}

test('23 days to opening', async () => {
  expect(await ask(pineStaff, `select days_to_opening as days from public.pre_season_progress`)).toEqual([
    { days: 23 },
  ]);
});

test('24 of 26 positions are filled: 92 %', async () => {
  expect(await ask(pineStaff, `select done, total, percent from public.recruitment_progress`)).toEqual([
    { done: 24, total: 26, percent: 92 },
  ]);
});

test('pre-season and today are partly done, as counted from their items', async () => {
  expect(await ask(pineStaff, `select done, total, percent from public.pre_season_progress`)).toEqual([
    { done: 13, total: 28, percent: 46 },
  ]);
  expect(await ask(pineStaff, `select done, total, percent from public.operations_progress`)).toEqual([
    { done: 4, total: 11, percent: 36 },
  ]);
});

test('vendors: one is overdue, some are scheduled, one is not', async () => {
  expect(
    await ask(pineStaff, `select name, status from public.vendor_overview order by lower(name) collate "C"`),
  ).toEqual([
    { name: 'Blue Ridge Pool Service', status: 'Overdue' },
    { name: 'Carolina Court Surfaces', status: 'Scheduled' },
    { name: 'Guilford Fire & Safety', status: 'Not scheduled' },
    { name: 'Piedmont Grounds', status: 'Scheduled' },
  ]);
});

test('tickets: one of high priority is open, a medium one in progress, others are resolved', async () => {
  const tickets = await ask(
    pineStaff,
    `select priority, status, count(*)::int as tickets from public.maintenance_tickets group by 1, 2 order by 1, 2`,
  );
  expect(tickets).toEqual([
    { priority: 'high', status: 'open', tickets: 1 },
    { priority: 'high', status: 'resolved', tickets: 1 },
    { priority: 'low', status: 'open', tickets: 1 },
    { priority: 'medium', status: 'in_progress', tickets: 1 },
    { priority: 'medium', status: 'resolved', tickets: 1 },
  ]);
});

test('Aquatics has $2,500 a week: one week stayed within it, one went over', async () => {
  expect(
    await ask(
      pineManager,
      `select week_start::text as week, budget::float, actual::float, state from public.weekly_labor
       where department = 'Aquatics' and week_start < '2025-04-27' order by week_start`,
    ),
  ).toEqual([
    { week: '2025-04-13', budget: 2500, actual: 2418, state: 'good' },
    { week: '2025-04-20', budget: 2500, actual: 2604, state: 'over' },
  ]);
});

test('budget 2024: $240,000 in, $175,200 out, 73 % used, 2.7 % under the plan of $180,000', async () => {
  expect(
    await ask(
      pineManager,
      `select income::float, expense::float, net::float, usage_percent::float as usage, planned_expense::float as plan,
         variance_percent::float as variance, is_draft from public.budget_summary where year = '2024'`,
    ),
  ).toEqual([
    { income: 240000, expense: 175200, net: 64800, usage: 73, plan: 180000, variance: -2.7, is_draft: false },
  ]);
  const categories = await ask(
    pineManager,
    `select name, amount::float from public.budget_categories where club_id = '${PINE_HOLLOW}' and year = '2024'`,
  );
  expect(Object.fromEntries(categories.map(({ name, amount }) => [name, amount]))).toEqual({
    'Membership dues': 285 * 700,
    'Guest fees': 18000,
    Programs: 22500,
    Payroll: 112000,
    Chemicals: 14200,
    Utilities: 21000,
    Maintenance: 16000,
    Insurance: 12000,
  });
});

test('budget 2025 is a draft: planned, with nothing to divide yet', async () => {
  expect(
    await ask(
      pineManager,
      `select is_draft, usage_percent, variance_percent, planned_expense::float as plan from public.budget_summary where year = '2025'`,
    ),
  ).toEqual([{ is_draft: true, usage_percent: null, variance_percent: null, plan: 182100 }]);
});

test('two minor incidents in season 2024: safety 98', async () => {
  expect(
    await ask(
      pineStaff,
      `select minor::int, moderate::int, serious::int, score from public.season_safety where year = '2024'`,
    ),
  ).toEqual([{ minor: 2, moderate: 0, serious: 0, score: 98 }]);
});

test('the specified calls for reports and the budget answer with the specified fields', async () => {
  const reports = await ask(
    pineManager,
    `select id, club_id, title, type, date_range, insights, status, created_at from public.reports
     where club_id = '${PINE_HOLLOW}' order by created_at desc`,
  );
  expect(reports.map(({ title }) => title)).toEqual([
    'Spring preparation 2025',
    'Season 2024 overview',
    'Season 2024 finances',
    'Season 2024 staffing',
  ]);
  expect(reports[1]).toMatchObject({ type: 'overview', date_range: 'Apr 1, 2024 – Sep 2, 2024', status: 'final' });
});
