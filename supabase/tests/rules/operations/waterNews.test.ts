import { forgetNews, newsOf, whoWasTold } from '../notifications/news';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Person } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();
beforeEach(async () => {
  await database.owner('delete from public.notification_preferences');
  await forgetNews(database);
});

const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const MAIN_POOL = '10000037-0000-4000-8000-000000000001';

/** Sets the clock of the club, at `HH:MM` in New York on May 1. */
const at = (time: string) =>
  database.owner(`update public.clubs set clock_override = ($1 || '-04:00')::timestamptz where id = $2`, [
    `2025-05-01 ${time}:00`,
    PINE_HOLLOW,
  ]);

async function take(person: Person, values: Record<string, unknown>): Promise<void> {
  const row = { club_id: PINE_HOLLOW, pool_id: MAIN_POOL, ...values };
  const columns = Object.keys(row);
  const done = await database.as(
    person,
    `insert into public.water_readings (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
  expect(done).toMatchObject({ kind: 'done' });
}

async function sweep(): Promise<number> {
  const [row] = await readAs(database, service, 'select public.tell_of_missed_readings() as told');
  return Number(row?.told);
}

describe('a reading out of its limits', () => {
  test('tells managers and admins at once what was measured and done', async () => {
    await take(pineStaff, { free_chlorine_ppm: 0.4, ph: 7.5, notes: 'Closed the pool and dosed.' });
    expect(await whoWasTold(database)).toEqual([pineAdmin.userId, pineManager.userId]);
    expect(await newsOf(database, pineManager.userId)).toMatchObject([
      {
        kind: 'email_notifications',
        title: 'Main pool is out of its limits',
        body: 'Measured: free chlorine 0.4 ppm (2 to 10 ppm).\nTaken at 9:00 AM by Jordan Blake.\nWhat was done: Closed the pool and dosed.',
        link: `/operations?view=water&pool=${MAIN_POOL}`,
      },
    ]);
  });

  test('asks what was done when nothing was entered', async () => {
    await take(pineStaff, { ph: 8.1, temperature_f: 105 });
    const [news] = await newsOf(database, pineAdmin.userId);
    expect(news?.body).toBe(
      'Measured: pH 8.1 (7.2 to 7.8), temperature 105 °F (at most 104 °F).\nTaken at 9:00 AM by Jordan Blake.\nNothing is written down about what was done. Ask, and test again.',
    );
  });

  test('does not tell the manager who took it, and reports nothing within its limits or from last week', async () => {
    await take(pineManager, { ph: 8.1, notes: 'Acid.' });
    expect(await whoWasTold(database)).toEqual([pineAdmin.userId]);
    await forgetNews(database);
    await take(pineStaff, { ph: 7.8, free_chlorine_ppm: 2 });
    await take(pineStaff, { ph: 9, taken_at: '2025-04-24 12:00+00' });
    expect(await whoWasTold(database)).toEqual([]);
  });
});

test("shows a member, and no one else, the state of the club's water including other people's readings", async () => {
  await at('12:30');
  await take(pineManager, { ph: 7.4, taken_at: '2025-05-01 12:10-04' });
  const now = (person: Person) =>
    database.as(
      person,
      `select ph::float, free_chlorine_ppm::float as chlorine, to_char(taken_at at time zone 'America/New_York', 'HH24:MI') as taken
       from public.water_now($1) where pool_id = $2`,
      [PINE_HOLLOW, MAIN_POOL],
    );
  const [{ chlorine }] = (await database.owner(
    `select free_chlorine_ppm::float as chlorine from public.water_readings
     where pool_id = $1 and free_chlorine_ppm is not null and struck_reason is null order by taken_at desc limit 1`,
    [MAIN_POOL],
  )) as [{ chlorine: number }];
  expect(await now(pineStaff)).toMatchObject({ rows: [{ ph: 7.4, chlorine, taken: '12:10' }] });
  await database.owner(`update public.water_readings set struck_reason = 'Wrong pool' where ph = 7.4`);
  expect(await now(pineStaff)).toMatchObject({ rows: [{ ph: 7.9 }] });
  expect(await now(lakeAdmin)).toMatchObject({ kind: 'refused', code: '42501' });
});

test('of two readings of the same minute, the one that was entered last says how the water is', async () => {
  const enter = (chlorine: number, after: string) =>
    database.owner(
      `insert into public.water_readings (club_id, pool_id, taken_at, free_chlorine_ppm, ph, temperature_f, notes, created_at)
       values ($1, $2, '2025-05-01 12:55+00', $3, 7.5, 70, 'Tested.', now() + $4::interval)`,
      [PINE_HOLLOW, MAIN_POOL, chlorine, after],
    );
  // In both orders: neither the place in the table nor the id decides.
  for (const [first, last] of [
    [3, 0.4],
    [0.4, 3],
  ] as const) {
    await database.owner(`delete from public.water_readings where taken_at = '2025-05-01 12:55+00'`);
    await enter(last, '2 minutes');
    await enter(first, '1 minute');
    expect(
      await database.as(
        pineStaff,
        `select free_chlorine_ppm::float as chlorine from public.water_now($1) where pool_id = $2`,
        [PINE_HOLLOW, MAIN_POOL],
      ),
    ).toMatchObject({ rows: [{ chlorine: last }] });
    expect(
      await database.as(pineManager, `select water_out_of_limits as count from public.needs_today where club_id = $1`, [
        PINE_HOLLOW,
      ]),
    ).toMatchObject({ rows: [{ count: last < 1 ? 1 : 0 }] });
  }
});

describe('a reading that is due', () => {
  const dueOf = async (person: Person, day = '2025-05-01', club = PINE_HOLLOW) =>
    database.as(
      person,
      `select to_char(due_at at time zone 'America/New_York', 'HH24:MI') as due,
         to_char(taken_at at time zone 'America/New_York', 'HH24:MI') as taken
       from public.readings_of_day($1, $2) where pool_id = $3`,
      [club, day, MAIN_POOL],
    );

  test('everyone in the club sees whether it was taken, and no one else', async () => {
    expect(await dueOf(pineStaff)).toMatchObject({
      rows: [
        { due: '08:00', taken: '07:45' },
        { due: '12:00', taken: null },
        { due: '18:00', taken: null },
      ],
    });
    expect(await dueOf(lakeAdmin)).toMatchObject({ kind: 'refused', code: '42501' });
  });

  test('can be taken from an hour before until an hour after, once for two times that are close', async () => {
    await database.owner(`update public.pools set reading_times = '{10:00,11:00}' where id = $1`, [MAIN_POOL]);
    await database.owner(`update public.pools set reading_times_since = '2025-05-01' where id = $1`, [MAIN_POOL]);
    await at('11:30');
    await take(pineStaff, { ph: 7.5, taken_at: '2025-05-01 08:59-04' });
    expect(await dueOf(pineStaff)).toMatchObject({ rows: [{ taken: null }, { taken: null }] });
    await take(pineStaff, { ph: 7.5, taken_at: '2025-05-01 11:00-04' });
    expect(await dueOf(pineStaff)).toMatchObject({ rows: [{ taken: '11:00' }, { taken: null }] });
    await take(pineStaff, { ph: 7.5, taken_at: '2025-05-01 11:20-04' });
    expect(await dueOf(pineStaff)).toMatchObject({ rows: [{ taken: '11:00' }, { taken: '11:20' }] });
  });

  test('is missed after an hour: managers are told once, and only while it is news', async () => {
    expect(await sweep()).toBe(0);
    await at('13:00');
    expect(await sweep()).toBe(0);
    await take(pineStaff, { ph: 7.5, taken_at: '2025-05-01 12:10-04' });
    await at('13:01');
    expect(await sweep()).toBe(2);
    expect(await newsOf(database, pineManager.userId)).toMatchObject([
      {
        title: 'A water reading was missed',
        body: 'Wading pool, 12:00 PM\nIt was not taken within an hour of the time at which it was due.',
        link: '/operations?view=water&pool=10000037-0000-4000-8000-000000000002',
      },
    ]);
    expect(await sweep()).toBe(0);
    await at('23:30');
    expect(await sweep()).toBe(0);
    expect(await newsOf(database, lakeAdmin.userId)).toEqual([]);
  });

  test('begins when its time is set, and ends when the pool is out of use', async () => {
    const setTimes = (sql: string) =>
      database.as(pineManager, `update public.pools set ${sql} where id = $1`, [MAIN_POOL]);
    expect(await setTimes(`reading_times = '{07:00,10:00}'`)).toMatchObject({ kind: 'done' });
    expect(await dueOf(pineStaff)).toMatchObject({ rows: [{ due: '10:00' }] });
    await setTimes('is_active = false');
    expect(await dueOf(pineStaff)).toMatchObject({ rows: [] });
  });

  test.each(['{10:00,10:30}', '{12:00,08:00}', '{23:30,00:30}', '{NULL}'])(
    '%s are not reading times',
    async (times) => {
      expect(
        await database.as(pineManager, `update public.pools set reading_times = $1::time[] where id = $2`, [
          times,
          MAIN_POOL,
        ]),
      ).toMatchObject({ kind: 'refused', code: '23514' });
    },
  );

  test('no one sets since when readings are due, and the other club has its own times', async () => {
    expect(
      await database.as(pineManager, `update public.pools set reading_times_since = now() where id = $1`, [MAIN_POOL]),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await dueOf(pineStaff, '2025-05-01', LAKESIDE)).toMatchObject({ kind: 'refused', code: '42501' });
  });
});
