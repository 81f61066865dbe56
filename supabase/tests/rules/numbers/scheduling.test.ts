import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW } from '../support/people';

// The schedule's numbers of the specification, as a signed-in person of the club gets them.

const database = databaseOfEachTest();

const { pineStaff, pineManager, lakeStaff, firm, newClient } = people;
const tiles = (caller: typeof pineStaff, club = PINE_HOLLOW) =>
  database.as(caller, `select * from public.schedule_tiles($1)`, [club]);

test('today 12 shifts of which 2 need coverage, 84 this week, 5 open, coverage 94 %', async () => {
  expect(await tiles(pineStaff)).toMatchObject({
    kind: 'done',
    rows: [{ shifts_today: 12, need_coverage: 2, shifts_this_week: 84, open_shifts: 5, coverage: 94 }],
  });
});

test('every day of the week has twelve shifts', async () => {
  const days = await database.as(
    pineStaff,
    `select day::text, count(*)::int as shifts from public.shift_hours
     where week_start = '2025-04-27' group by day order by day`,
  );
  expect(days).toMatchObject({
    rows: [27, 28, 29, 30, 1, 2, 3].map((day) => ({
      day: `2025-0${day > 20 ? 4 : 5}-${String(day).padStart(2, '0')}`,
      shifts: 12,
    })),
  });
});

test('counts shifts in the tiles, without canceled ones', async () => {
  await database.owner(
    `update public.shifts set status = 'cancelled' where id = '10000007-0000-4000-8000-000000000054'`,
  );
  expect(await tiles(pineStaff)).toMatchObject({
    rows: [{ shifts_today: 11, need_coverage: 1, shifts_this_week: 83, open_shifts: 4, coverage: 95 }],
  });
});

test('has no coverage rather than none of it for a week without shifts', async () => {
  await database.owner(`delete from public.shifts where club_id = $1`, [LAKESIDE]);
  expect(await tiles(lakeStaff, LAKESIDE)).toMatchObject({
    rows: [{ shifts_today: 0, need_coverage: 0, shifts_this_week: 0, open_shifts: 0, coverage: null }],
  });
});

test('has no tiles for another club, not even empty ones', async () => {
  expect(await tiles(lakeStaff, PINE_HOLLOW)).toMatchObject({ kind: 'done', rows: [] });
  expect(await database.as(newClient, `select * from public.schedule_tiles($1)`, [PINE_HOLLOW])).toMatchObject({
    rows: [],
  });
  expect(await database.as(firm, `select coverage from public.schedule_tiles($1)`, [PINE_HOLLOW])).toMatchObject({
    rows: [{ coverage: 94 }],
  });
});

test("shows managers the week's cost by department as minutes times rate", async () => {
  const actuals = `select department, minutes, cost_cents::int from public.labor_actuals where week_start = '2025-04-27' order by 1`;
  expect(await database.as(pineManager, actuals)).toMatchObject({
    rows: [
      // 39 guard shifts of 6 h at 15.50, 7 of the head guards of 7.5 h at 18, 3 of the instructors of 4 h at 17.
      { department: 'Aquatics', minutes: 39 * 360 + 7 * 450 + 3 * 240, cost_cents: 362_700 + 94_500 + 20_400 },
      { department: 'Facilities', minutes: 5 * 360, cost_cents: 57_000 },
      { department: 'Front Gate', minutes: 7 * 360 + 6 * 270, cost_cents: 96_600 },
      { department: 'Management', minutes: 7 * 450, cost_cents: 138_000 },
      { department: 'Tennis', minutes: 5 * 360, cost_cents: 86_400 },
    ],
  });
  expect(await database.as(pineStaff, actuals)).toMatchObject({ kind: 'done', rows: [] });
  expect(await database.as(lakeStaff, actuals)).toMatchObject({ kind: 'done', rows: [] });
});

test('counts a person’s hours of the week in their published shifts', async () => {
  const hours = await database.as(pineStaff, `select name, hours_this_week::float from public.staff`);
  expect(hours).toMatchObject({ rows: [{ name: 'Jordan Blake', hours_this_week: 24 }] });
});
