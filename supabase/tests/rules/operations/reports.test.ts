import fc from 'fast-check';
import { addAnalyst } from '../support/addAnalyst';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, pineAnalyst, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { firm, pineManager, pineStaff, lakeAdmin, newClient } = people;

const figures = async (person: Caller, from: string, to: string, clubId = PINE_HOLLOW) => {
  const outcome = await database.as(person, `select * from public.report_figures($1, $2, $3)`, [clubId, from, to]);
  return outcome.kind === 'done' ? outcome.rows.map(numbers)[0] : outcome;
};
/** The figures of each week, under the day on which it begins. */
const weeks = async (from: string, to: string): Promise<Map<string, Record<string, number | null>>> => {
  const outcome = await database.as(
    pineManager,
    `select week_start::text as week, labor_cost, shifts, readings_out_of_range, items_completed
     from public.report_weeks($1, $2, $3)`,
    [PINE_HOLLOW, from, to],
  );
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return new Map(outcome.rows.map(({ week, ...row }) => [String(week), numbers(row)]));
};

/** Drivers write large and exact numbers as text. */
function numbers(row: Record<string, unknown>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]));
}

test('counts every figure from rows of the requested days only', async () => {
  expect(await figures(pineManager, '2025-04-13', '2025-04-26')).toEqual({
    shifts: 54,
    open_shifts: 0,
    coverage_percent: 100,
    hours: 324,
    labor_cost: 5022,
    incidents: 0,
    minor_incidents: 0,
    moderate_incidents: 0,
    serious_incidents: 0,
    safety_score: 100,
    tickets_opened: 2,
    tickets_resolved: 1,
    daily_logs: 0,
    water_readings: 0,
    readings_out_of_range: 0,
    vendor_visits: 2,
    items_completed: 6,
    income: null,
    expense: null,
    net: null,
    budget_usage_percent: null,
  });
});

test('compares a closed season with this one', async () => {
  expect(await figures(pineManager, '2024-04-01', '2024-09-02')).toMatchObject({
    incidents: 2,
    safety_score: 98,
    water_readings: 3,
    readings_out_of_range: 0,
    income: 240000,
    expense: 175200,
    net: 64800,
    budget_usage_percent: 73,
  });
});

test("uses the club's weeks, whose sum is the figure", async () => {
  const listed = await weeks('2025-04-16', '2025-05-01');
  expect([...listed.keys()]).toEqual(['2025-04-13', '2025-04-20', '2025-04-27']);
  expect(listed.get('2025-04-13')).toMatchObject({ labor_cost: 1302, shifts: 14 });
  expect(listed.get('2025-04-20')).toMatchObject({ labor_cost: 2604, shifts: 28 });
  expect(listed.get('2025-04-27')).toMatchObject({ readings_out_of_range: 1 });

  const sumOf = (name: string) => [...listed.values()].reduce((total, week) => total + Number(week[name]), 0);
  expect(await figures(pineManager, '2025-04-16', '2025-05-01')).toMatchObject({
    labor_cost: sumOf('labor_cost'),
    shifts: sumOf('shifts'),
    items_completed: sumOf('items_completed'),
  });
});

test("counts what happens at the edge of a day on the club's day, not on UTC's", async () => {
  await database.owner(
    `insert into public.incidents (club_id, severity, kind, occurred_at, description)
     values ($1, 'serious', 'rescue', '2025-03-31T23:30:00-04:00', 'Late on the last day of March')`,
    [PINE_HOLLOW],
  );
  expect(await figures(pineManager, '2025-04-01', '2025-04-30')).toMatchObject({ serious_incidents: 0 });
  expect(await figures(pineManager, '2025-03-31', '2025-03-31')).toMatchObject({
    serious_incidents: 1,
    safety_score: 85,
  });
});

test('lowers coverage for open shifts, ignores canceled ones, and has none without shifts', async () => {
  await database.owner(
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, status)
     select $1::uuid, null::uuid, 'Lifeguard', '2025-06-04T09:00:00-04:00'::timestamptz,
       '2025-06-04T12:00:00-04:00'::timestamptz, status
     from unnest(array['published', 'published', 'cancelled']) as status
     union all
     select $1, '10000005-0000-4000-8000-000000000022', 'Tennis Pro', '2025-06-04T09:00:00-04:00',
       '2025-06-04T12:00:00-04:00', 'published'`,
    [PINE_HOLLOW],
  );
  expect(await figures(pineManager, '2025-06-04', '2025-06-04')).toMatchObject({
    shifts: 3,
    open_shifts: 2,
    coverage_percent: 33,
    hours: 3,
    labor_cost: 86.4,
  });
  expect(await figures(pineManager, '2023-06-04', '2023-06-04')).toMatchObject({ shifts: 0, coverage_percent: null });
});

test('counts a draft neither as covered nor as open until it is published', async () => {
  await database.owner(
    `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, status)
     values ($1, '10000005-0000-4000-8000-000000000022', 'Tennis Pro', '2025-06-04T09:00:00-04:00',
         '2025-06-04T12:00:00-04:00', 'draft'),
       ($1, null, 'Lifeguard', '2025-06-04T09:00:00-04:00', '2025-06-04T12:00:00-04:00', 'draft'),
       ($1, null, 'Lifeguard', '2025-06-04T09:00:00-04:00', '2025-06-04T12:00:00-04:00', 'published')`,
    [PINE_HOLLOW],
  );
  const day = () => figures(pineManager, '2025-06-04', '2025-06-04');
  expect(await day()).toMatchObject({ shifts: 1, open_shifts: 1, coverage_percent: 0, hours: 0 });
  await database.owner(`update public.shifts set status = 'published' where starts_at = '2025-06-04T09:00:00-04:00'`);
  expect(await day()).toMatchObject({ shifts: 3, open_shifts: 2, coverage_percent: 33, hours: 3 });
});

describe('work', () => {
  const work = async (by: string | null, person: Caller = pineManager) =>
    database.as(person, `select * from public.report_work($1, '2025-04-13', '2025-05-03', $2)`, [PINE_HOLLOW, by]);
  const rowsOf = async (by: string) => {
    const outcome = await work(by);
    if (outcome.kind === 'refused') throw new Error(outcome.message);
    return outcome.rows.map(({ name, staff_id: staffId, ...row }) => ({ name, staffId, ...numbers(row) }));
  };

  test.each(['role', 'place', 'person'])('by %s adds up to the figures of the days', async (by) => {
    const rows = (await rowsOf(by)) as Record<string, number>[];
    const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
    const whole = await figures(pineManager, '2025-04-13', '2025-05-03');
    expect(whole).toMatchObject({ labor_cost: sum('labor_cost'), hours: sum('hours') });
    if (by === 'person') expect(sum('open_shifts')).toBe(0);
    else expect(whole).toMatchObject({ shifts: sum('shifts'), open_shifts: sum('open_shifts') });
  });

  test('adds up to the whole in groups, whatever the days', async () => {
    const first = Date.parse('2025-04-01');
    const dayAfter = (days: number) => new Date(first + days * 86_400_000).toISOString().slice(0, 10);
    const by = fc.constantFrom('role', 'place', 'person');
    await fc.assert(
      fc.asyncProperty(by, fc.nat(60), fc.nat(60), async (grouping, start, length) => {
        const days = [dayAfter(start), dayAfter(start + length)] as const;
        const rows = await readAs(database, pineManager, 'select * from public.report_work($1, $2, $3, $4)', [
          PINE_HOLLOW,
          ...days,
          grouping,
        ]);
        const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
        const whole = (await figures(pineManager, ...days)) as Record<string, number>;
        // Open shifts are no one's.
        const ofNoOne = grouping === 'person' ? Number(whole.open_shifts) : 0;
        expect(whole).toMatchObject({
          shifts: sum('shifts') + ofNoOne,
          open_shifts: sum('open_shifts') + ofNoOne,
          // The whole is rounded to a tenth of an hour, and each group to a hundredth.
          hours: Math.round(sum('hours') * 10) / 10,
          labor_cost: Math.round(sum('labor_cost') * 100) / 100,
        });
      }),
      { numRuns: 40, seed: 20250501 },
    );
  });

  test('counts hours of published shifts without breaks; without agreed pay they cost nothing, and the report says so', async () => {
    await database.owner(`update public.staff_members set hourly_rate = null where role = 'Maintenance'`);
    await database.owner(
      `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, status, override_reason)
       values ($1, '10000005-0000-4000-8000-000000000022', 'Tennis Pro', '2025-04-14T09:00:00-04:00',
         '2025-04-14T12:00:00-04:00', 'draft', 'Agreed with her')`,
      [PINE_HOLLOW],
    );
    const rows = new Map((await rowsOf('role')).map((row) => [row.name, row]));
    expect(rows.get('Maintenance')).toMatchObject({ worked_shifts: 5, hours: 30, labor_cost: 0, unpriced_hours: 30 });
    expect(rows.get('Tennis Pro')).toMatchObject({ shifts: 5, open_shifts: 0, worked_shifts: 5, labor_cost: 864 });
  });

  test('shows people with Analytics the cost by role and place, and not by person, which would reveal their pay', async () => {
    await addAnalyst(database);
    for (const by of ['role', 'place']) expect(await work(by, pineAnalyst)).toEqual(await work(by));
    const byPerson = await readAs(
      database,
      pineAnalyst,
      `select * from public.report_work($1, '2025-04-13', '2025-05-03', 'person')`,
      [PINE_HOLLOW],
    );
    expect(byPerson).toHaveLength((await rowsOf('person')).length);
    for (const row of byPerson) expect(row).toMatchObject({ labor_cost: null, unpriced_hours: null });
  });

  test('shows other members nothing', async () => {
    expect(await work('role', pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
  });

  test.each([
    ['of another club', lakeAdmin, 'role', '42501', 'not the figures of your club'],
    ['by something else', pineManager, 'shoe size', '22023', 'by role, by place or by person'],
    ['by nothing', pineManager, null, '22023', 'by role, by place or by person'],
  ])('refuses: %s', async (_what, person, by, code, message) => {
    expect(await work(by, person)).toMatchObject({
      kind: 'refused',
      code,
      message: expect.stringContaining(message),
      hint: expect.any(String),
    });
  });
});

test('ignores struck entries', async () => {
  const day = () => figures(pineManager, '2025-05-01', '2025-05-01');
  expect(await day()).toMatchObject({ daily_logs: 2, water_readings: 2, readings_out_of_range: 1 });
  await database.as(pineManager, `update public.daily_logs set struck_reason = 'Twice' where date = '2025-05-01'`);
  await database.as(pineManager, `update public.water_readings set struck_reason = 'Old reagent' where ph = 7.9`);
  expect(await day()).toMatchObject({ daily_logs: 0, water_readings: 1, readings_out_of_range: 0 });
});

test('shows people with Analytics the same figures as managers, and tells other members who reads them', async () => {
  await addAnalyst(database);
  const asManager = await figures(pineManager, '2024-04-01', '2025-05-01');
  expect(await figures(pineAnalyst, '2024-04-01', '2025-05-01')).toEqual(asManager);
  expect(await figures(pineStaff, '2024-04-01', '2025-05-01')).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Managers, administrators and people with the feature Analytics or Board read these figures.',
    hint: 'Ask an administrator of your club for one of the two features.',
  });
  expect(await figures(firm, '2024-04-01', '2025-05-01')).toEqual(asManager);
});

test('shows the board the figures and the budget, and nothing about any person', async () => {
  await database.owner(
    `insert into public.user_permissions (user_id, feature_id)
     select $1, id from public.features where name = 'board_view'`,
    [pineStaff.userId],
  );
  const asManager = await figures(pineManager, '2024-04-01', '2025-05-01');
  expect(asManager).toMatchObject({ labor_cost: expect.any(Number) });
  // On a day with one shift, this sum is the pay of one person.
  expect(await figures(pineStaff, '2024-04-01', '2025-05-01')).toEqual({ ...asManager, labor_cost: null });
  const ofWeeks = `select * from public.report_weeks($1, '2025-04-13', '2025-05-03')`;
  const weeksOfManager = await readAs(database, pineManager, ofWeeks, [PINE_HOLLOW]);
  expect(weeksOfManager.length).toBeGreaterThan(0);
  expect(await readAs(database, pineStaff, ofWeeks, [PINE_HOLLOW])).toEqual(
    weeksOfManager.map((week) => ({ ...week, labor_cost: null })),
  );
  const lines = 'select * from public.budget_categories order by id';
  expect(await readAs(database, pineStaff, lines)).toEqual(await readAs(database, pineManager, lines));

  const work = (by: string) =>
    database.as(pineStaff, `select * from public.report_work($1, '2025-04-13', '2025-05-03', $2)`, [PINE_HOLLOW, by]);
  const byRole = await readAs(
    database,
    pineStaff,
    `select * from public.report_work($1, '2025-04-13', '2025-05-03', 'role')`,
    [PINE_HOLLOW],
  );
  expect(byRole.length).toBeGreaterThan(0);
  for (const row of byRole) expect(row).toMatchObject({ labor_cost: null, unpriced_hours: null });
  expect(await work('person')).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: expect.stringMatching(/^The hours of each person/),
  });
  expect(await readAs(database, pineStaff, 'select * from public.weekly_labor')).toEqual([]);
  expect(
    await readAs(
      database,
      pineStaff,
      'select * from public.training_participants where staff_id <> all (app.my_staff_ids())',
    ),
  ).toEqual([]);
  expect(await readAs(database, pineStaff, 'select average_hourly_rate from public.staff_measures')).toEqual([
    { average_hourly_rate: null },
  ]);
});

test.each([
  ["another club's", lakeAdmin, PINE_HOLLOW, '2025-04-01', '2025-04-30', '42501', 'not the figures of your club'],
  [
    "anyone's, without a club",
    newClient,
    LAKESIDE,
    '2025-04-01',
    '2025-04-30',
    '42501',
    'not the figures of your club',
  ],
  ['backwards', pineManager, PINE_HOLLOW, '2025-04-30', '2025-04-01', '22023', 'covers one day to two years'],
  ['of three years', pineManager, PINE_HOLLOW, '2022-04-30', '2025-04-01', '22023', 'covers one day to two years'],
])('refuses figures %s', async (_what, person, clubId, from, to, code, message) => {
  expect(await figures(person, from, to, clubId)).toMatchObject({
    kind: 'refused',
    code,
    message: expect.stringContaining(message),
    hint: expect.any(String),
  });
});

describe('kept reports', () => {
  const keep = (values: Record<string, unknown>) => {
    const row = {
      club_id: PINE_HOLLOW,
      title: 'May',
      type: 'overview',
      starts_on: '2025-05-01',
      ends_on: '2025-05-31',
      ...values,
    };
    const columns = Object.keys(row);
    return database.as(
      pineManager,
      `insert into public.reports (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})
       returning date_range, status`,
      Object.values(row),
    );
  };

  test('the server names the days, also when they change', async () => {
    expect(await keep({})).toMatchObject({ rows: [{ date_range: 'May 1, 2025 – May 31, 2025', status: 'draft' }] });
    await database.as(pineManager, `update public.reports set ends_on = '2025-06-30' where title = 'May'`);
    expect(await database.owner(`select date_range from public.reports where title = 'May'`)).toEqual([
      { date_range: 'May 1, 2025 – Jun 30, 2025' },
    ]);
    expect(await keep({ date_range: 'ever' })).toMatchObject({ kind: 'refused', code: '42501' });
  });

  test.each([
    ['backwards', { ends_on: '2025-04-30' }, 'reports_days_order'],
    ['of three years', { ends_on: '2028-04-30' }, 'reports_days_length'],
    ['of an unknown type', { type: 'gossip' }, 'reports_type_known'],
    ['with a novel of insights', { insights: ['x'.repeat(10_001)] }, 'reports_insights_size'],
  ])('refuses one %s', async (_what, values, constraint) => {
    expect(await keep(values)).toMatchObject({ kind: 'refused', message: expect.stringContaining(constraint) });
  });
});
