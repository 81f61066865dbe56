import { addAnalyst } from '../support/addAnalyst';
import { sampleLaborCost } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, pineAnalyst, PINE_HOLLOW, service, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { firm, pineManager, pineStaff, lakeAdmin } = people;

const rows = async (person: Caller, sql: string, values?: unknown[]) => {
  const outcome = await database.as(person, sql, values);
  return outcome.kind === 'done' ? outcome.rows : outcome;
};

describe('labor of a week', () => {
  const week = (person: Caller, weekStart: string) =>
    rows(
      person,
      `select department, budget::float, actual::float, state, minutes from public.weekly_labor
       where club_id = $1 and week_start = $2 order by department collate "C"`,
      [PINE_HOLLOW, weekStart],
    );
  /** One shift of the tennis pro, eight hours at $28.80 with a break of half an hour, in a week without others. */
  const work = (values: {
    role?: string;
    startsAt?: string;
    endsAt?: string;
    status?: string;
    staffId?: string | null;
  }) =>
    database.owner(
      `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, break_minutes, status) values ($1, $2, $3, $4, $5, 30, $6)`,
      [
        PINE_HOLLOW,
        values.staffId === undefined ? '10000005-0000-4000-8000-000000000022' : values.staffId,
        values.role ?? 'Tennis Pro',
        values.startsAt ?? '2025-06-04T09:00:00-04:00',
        values.endsAt ?? '2025-06-04T17:00:00-04:00',
        values.status ?? 'published',
      ],
    );
  const budget = (dollars: number) =>
    database.as(
      pineManager,
      `insert into public.labor_budgets (club_id, week_start, department, budget) values ($1, '2025-06-01', 'Tennis', $2)`,
      [PINE_HOLLOW, dollars],
    );

  test.each([
    [215.99, 'over'],
    [216, 'good'],
    [216.01, 'good'],
  ])('compares $216 for seven and a half hours with %d as %s', async (dollars, state) => {
    await work({});
    await budget(dollars);
    expect(await week(pineManager, '2025-06-01')).toEqual([
      { department: 'Tennis', budget: dollars, actual: 216, state, minutes: 450 },
    ]);
  });

  test('is neutral without a budget; a budget of zero is exceeded by anything', async () => {
    await work({});
    expect(await week(pineManager, '2025-06-01')).toMatchObject([{ budget: null, actual: 216, state: 'neutral' }]);
    await budget(0);
    expect(await week(pineManager, '2025-06-01')).toMatchObject([{ budget: 0, state: 'over' }]);
  });

  test('is good with a budget and no work', async () => {
    await budget(2500);
    expect(await week(pineManager, '2025-06-01')).toMatchObject([{ actual: 0, state: 'good', minutes: 0 }]);
  });

  test.each([
    ['a draft', { status: 'draft' }],
    ['a cancelled shift', { status: 'cancelled' }],
    ['an open shift', { staffId: null }],
  ])('%s costs nothing', async (_what, values) => {
    await work(values);
    expect(await week(pineManager, '2025-06-01')).toEqual([]);
  });

  test("counts a shift in the week of its start, on the club's clock", async () => {
    // 23:00 on Saturday in Greensboro is Sunday in UTC.
    await work({ startsAt: '2025-06-07T23:00:00-04:00', endsAt: '2025-06-08T03:00:00-04:00' });
    expect(await week(pineManager, '2025-06-01')).toMatchObject([{ minutes: 210 }]);
    expect(await week(pineManager, '2025-06-08')).toEqual([]);
  });

  test('keeps a role without a department', async () => {
    await work({ role: 'Swim Team Coach' });
    expect(await week(pineManager, '2025-06-01')).toMatchObject([{ department: 'No department', actual: 216 }]);
  });

  test('shows the cost of work only to managers, people with Analytics and the firm', async () => {
    await addAnalyst(database);
    await work({});
    await budget(100);
    expect(await week(pineStaff, '2025-06-01')).toEqual([]);
    expect(await rows(pineStaff, `select * from public.labor_actuals`)).toEqual([]);
    expect(await week(lakeAdmin, '2025-06-01')).toEqual([]);
    for (const caller of [pineManager, pineAnalyst, firm, service]) {
      expect(await week(caller, '2025-06-01')).toMatchObject([{ actual: 216, state: 'over' }]);
    }
  });

  test.each([
    ['on a Monday', `'2025-06-02', 'Aquatics', 100`, 'labor_budgets_week_starts_on_sunday'],
    ['below zero', `'2025-06-01', 'Aquatics', -1`, 'labor_budgets_budget_range'],
    ['for no department', `'2025-06-01', ' ', 100`, 'labor_budgets_department_length'],
    ['twice', `'2025-04-27', 'Aquatics', 100`, 'labor_budgets_once'],
  ])('refused: a budget %s', async (_what, values, constraint) => {
    expect(
      await database.as(
        pineManager,
        `insert into public.labor_budgets (club_id, week_start, department, budget) values ('${PINE_HOLLOW}', ${values})`,
      ),
    ).toMatchObject({ kind: 'refused', message: expect.stringContaining(constraint) });
  });
});

describe('the budget of a year', () => {
  const summary = (year: string) =>
    rows(
      pineManager,
      `select income::float, expense::float, net::float, usage_percent::float as usage,
         variance_percent::float as variance, is_draft as draft,
         variance_lines || ' of ' || planned_expense_lines as lines from public.budget_summary where year = $1`,
      [year],
    );
  const enter = (type: string, amount: number, plannedAmount: number | null = null) =>
    database.as(
      pineManager,
      `insert into public.budget_categories (club_id, year, name, type, amount, planned_amount) values ($1, '2031', $2, $2, $3, $4)`,
      [PINE_HOLLOW, type, amount, plannedAmount],
    );

  test('has no sums for a year without rows, and no usage without income', async () => {
    expect(await summary('2031')).toEqual([]);
    await enter('expense', 500);
    expect(await summary('2031')).toEqual([
      { income: 0, expense: 500, net: -500, usage: null, variance: null, draft: false, lines: '0 of 0' },
    ]);
    await enter('income', 400);
    expect(await summary('2031')).toMatchObject([{ usage: 125, net: -100 }]);
  });

  test('shows a member how much of the income was spent, and no amount', async () => {
    const inPercent = `select budget_usage::float as usage, budget_variance::float as variance
      from public.season_summary where year = '2024'`;
    expect(await rows(pineStaff, inPercent)).toEqual(await rows(pineManager, inPercent));
    expect(await rows(pineStaff, inPercent)).toEqual([{ usage: 73, variance: -2.7 }]);
    expect(await rows(pineStaff, 'select * from public.budget_summary')).toEqual([]);
  });

  test('opens the budget with a grant of Analytics, and closes it when the grant is revoked', async () => {
    await addAnalyst(database);
    const lines = async () => ((await rows(pineAnalyst, 'select id from public.budget_categories')) as object[]).length;
    expect(await lines()).toBeGreaterThan(0);
    await database.as(people.pineAdmin, 'delete from public.user_permissions where user_id = $1', [pineAnalyst.userId]);
    expect(await lines()).toBe(0);
  });

  describe('labor', () => {
    const payroll = async () =>
      (
        await database.owner(
          `select amount::float as amount, version from public.budget_categories
           where club_id = $1 and year = '2025' and is_labor`,
          [PINE_HOLLOW],
        )
      )[0] as { amount: number; version: number };
    const workOfPro = (status: string) =>
      database.as(
        pineManager,
        `insert into public.shifts (club_id, staff_id, role, starts_at, ends_at, break_minutes, status)
         values ($1, '10000005-0000-4000-8000-000000000022', 'Tennis Pro', '2025-06-04T09:00:00-04:00',
           '2025-06-04T17:00:00-04:00', 30, $2)`,
        [PINE_HOLLOW, status],
      );

    test("is what the season's published shifts cost, as the weeks of labor count it", async () => {
      const [weeks] = await database.owner(
        `select sum(cost_cents)::float / 100 as cost from app.labor_of($1)
         where week_start between '2025-03-30' and '2025-08-31'`,
        [PINE_HOLLOW],
      );
      expect((await payroll()).amount).toBeCloseTo((weeks as { cost: number }).cost, 1);
      expect((await payroll()).amount).toBe(sampleLaborCost('2025'));
    });

    test('follows shifts and pay without a conflict for a person who edits the plan', async () => {
      const before = await payroll();
      await workOfPro('draft');
      expect(await payroll()).toEqual(before);
      await database.as(
        pineManager,
        `update public.shifts set status = 'published' where status = 'draft'
        and role = 'Tennis Pro' and starts_at = '2025-06-04T09:00:00-04:00'`,
      );
      expect(await payroll()).toEqual({ ...before, amount: before.amount + 216 });
      await database.as(
        pineManager,
        `update public.staff set hourly_rate = 30
        where id = '10000005-0000-4000-8000-000000000022'`,
      );
      expect((await payroll()).amount).toBeGreaterThan(before.amount + 216);
      expect((await payroll()).version).toBe(before.version);
    });

    test("is the server’s: a client's value is ignored until the line is entered by hand", async () => {
      const before = await payroll();
      const save = (set: string) =>
        database.as(pineManager, `update public.budget_categories set ${set} where year = '2025' and name = 'Payroll'`);
      await save('amount = 5');
      expect((await payroll()).amount).toBe(before.amount);
      await save('is_labor = false');
      await save('amount = 5');
      expect(
        await rows(
          pineManager,
          `select amount::float from public.budget_categories
        where club_id = '${PINE_HOLLOW}' and year = '2025' and name = 'Payroll'`,
        ),
      ).toEqual([{ amount: 5 }]);
    });

    test('stays unchanged once the season has closed', async () => {
      const before = await payroll();
      await database.owner(`update public.seasons set closed_at = '2025-09-05' where club_id = $1 and year = '2025'`, [
        PINE_HOLLOW,
      ]);
      await database.owner(`update public.staff_members set hourly_rate = 99 where club_id = $1`, [PINE_HOLLOW]);
      expect((await payroll()).amount).toBe(before.amount);
    });

    test('is counted once a year, as an expense', async () => {
      const add = (type: string, name: string) =>
        database.as(
          pineManager,
          `insert into public.budget_categories (club_id, year, name, type, is_labor) values ($1, '2025', $2, $3, true)`,
          [PINE_HOLLOW, name, type],
        );
      expect(await add('expense', 'Wages')).toMatchObject({
        message: expect.stringContaining('budget_categories_one_labor_line'),
      });
      expect(await add('income', 'Wages')).toMatchObject({
        message: expect.stringContaining('budget_categories_labor_is_expense'),
      });
    });

    test('does not turn a draft into a result; an entered amount does, with usage and variance', async () => {
      expect(await summary('2025')).toMatchObject([{ draft: true, variance: null, usage: null }]);
      await database.as(
        pineManager,
        `update public.budget_categories set amount = 100000
        where year = '2025' and name = 'Membership dues'`,
      );
      const spent = (await payroll()).amount;
      expect(await summary('2025')).toMatchObject([
        {
          draft: false,
          income: 100_000,
          expense: spent,
          usage: Math.round(spent / 100) / 10,
          variance: null,
          lines: '0 of 5',
        },
      ]);
      await database.owner(`update public.seasons set closed_at = '2025-09-05' where club_id = $1 and year = '2025'`, [
        PINE_HOLLOW,
      ]);
      expect(await summary('2025')).toMatchObject([
        { variance: Math.round((1000 * (spent - 116_500)) / 116_500) / 10, lines: '1 of 5' },
      ]);
    });
  });

  test('the variance compares the lines with an actual amount, and $0 is one', async () => {
    const line = (name: string, amount: number | null, isLabor = false) =>
      database.as(
        pineManager,
        `insert into public.budget_categories (club_id, year, name, type, amount, planned_amount, is_labor)
         values ($1, '2031', $2, 'expense', $3, 10000, $4)`,
        [PINE_HOLLOW, name, amount, isLabor],
      );
    await line('Utilities', null);
    await line('Payroll', null, true);
    expect(await summary('2031')).toMatchObject([{ draft: true, variance: null, lines: '0 of 2' }]);
    await line('Chemicals', 10_500);
    expect(await summary('2031')).toMatchObject([{ draft: false, expense: 10_500, variance: 5, lines: '1 of 3' }]);
    await line('Insurance', 0);
    expect(await summary('2031')).toMatchObject([{ expense: 10_500, variance: -47.5, lines: '2 of 4' }]);
  });

  test('a line without a sent amount has none', async () => {
    const added = await database.as(
      pineManager,
      `insert into public.budget_categories (club_id, year, name, type) values ($1, '2031', 'Gifts', 'expense') returning amount`,
      [PINE_HOLLOW],
    );
    expect(added).toMatchObject({ rows: [{ amount: null }] });
  });

  test('a plan of zero has no variance', async () => {
    await enter('expense', 500, 0);
    expect(await summary('2031')).toMatchObject([{ variance: null }]);
  });

  test.each([
    ['a negative amount', { amount: -1 }, 'budget_categories_amount_range'],
    ['a type of its own', { type: 'loan' }, 'budget_categories_type_known'],
    ['a year in words', { year: 'next' }, 'budget_categories_year_form'],
    ['a category twice', { year: '2024', name: 'Payroll' }, 'budget_categories_once'],
  ])('refused: %s', async (_what, values, constraint) => {
    const row = { club_id: PINE_HOLLOW, year: '2031', name: 'New', type: 'expense', amount: 1, ...values };
    expect(
      await database.as(
        pineManager,
        `insert into public.budget_categories (${Object.keys(row).join(', ')}) values ($1, $2, $3, $4, $5)`,
        Object.values(row),
      ),
    ).toMatchObject({ kind: 'refused', message: expect.stringContaining(constraint) });
  });
});
