import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff } = people;
const SERIES = '10000007-0000-4000-8000-00000000abce';

const published = async (): Promise<string> => {
  const [shift] = await database.owner(
    `select id from public.shifts
     where club_id = $1 and status = 'published' and staff_id is not null and starts_at > app.club_now($1)
     order by starts_at, id limit 1`,
    [PINE_HOLLOW],
  );
  return String(shift?.id);
};

const join = (caller: (typeof people)[keyof typeof people], id: string) =>
  database.as(caller, `update public.shifts set series_id = $1 where id = $2 returning id`, [SERIES, id]);

test('a shift that begins soon joins a series without a reason, and without news', async () => {
  const id = await published();
  const count = async () =>
    (await database.owner('select count(*)::int as events from public.shift_events'))[0]?.events;
  const before = await count();
  const outcome = await join(pineManager, id);
  expect(outcome).toMatchObject({ kind: 'done', rows: [{ id }] });
  expect(await count()).toBe(before);
});

test('people who do not plan cannot change series', async () => {
  const id = await published();
  await join(pineStaff, id);
  const [shift] = await database.owner('select series_id from public.shifts where id = $1', [id]);
  expect(shift?.series_id).toBeNull();
});

test('the copy of a week is independent', async () => {
  await database.owner(`update public.shifts set series_id = $1 where club_id = $2`, [SERIES, PINE_HOLLOW]);
  await database.as(pineManager, `select * from public.create_week_from('2025-05-11', null, '2025-04-27')`);
  const [copies] = await database.owner(
    `select count(*)::int as shifts, count(series_id)::int as repeating
     from public.shifts where club_id = $1 and starts_at >= '2025-05-11T04:00Z' and starts_at < '2025-05-18T04:00Z'`,
    [PINE_HOLLOW],
  );
  expect(copies).toEqual({ shifts: 84, repeating: 0 });
});
