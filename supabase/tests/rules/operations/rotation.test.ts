import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();
const { pineManager, pineStaff, lakeAdmin } = people;

/** Sets the clock of the club, at `HH:MM` in New York on May 1. */
const at = (time: string) =>
  database.owner(`update public.clubs set clock_override = ($1 || '-04:00')::timestamptz where id = $2`, [
    `2025-05-01 ${time}:00`,
    PINE_HOLLOW,
  ]);

async function onShift(person: Person, role = 'Head Guard'): Promise<unknown> {
  return database.as(
    person,
    `select to_char(starts_at at time zone 'America/New_York', 'HH24:MI') as "from",
       to_char(ends_at at time zone 'America/New_York', 'HH24:MI') as until
     from public.people_on_shift($1, '2025-05-01') where role = $2`,
    [PINE_HOLLOW, role],
  );
}

const HEAD_GUARD = `select id from public.shifts where club_id = '${PINE_HOLLOW}' and role = 'Head Guard'
  and status = 'published' and starts_at::date = '2025-05-01'`;

const clock = (from: string, until: string | null) =>
  database.owner(
    `insert into public.time_entries (club_id, staff_id, shift_id, role, clocked_in_at, clocked_out_at)
     select club_id, staff_id, id, role, $1::timestamptz, $2::timestamptz from public.shifts where id in (${HEAD_GUARD})`,
    [`2025-05-01 ${from}:00-04:00`, until && `2025-05-01 ${until}:00-04:00`],
  );

test('shows everyone in the club who is on shift, and no one else', async () => {
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:00', until: '18:00' }] });
  expect(await onShift(lakeAdmin)).toMatchObject({ kind: 'refused', code: '42501' });
});

test('counts a late person from their arrival, and one who left until then', async () => {
  await at('17:00');
  await clock('10:20', '16:10');
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:20', until: '16:10' }] });
});

test('counts each stay of a person who leaves and comes back', async () => {
  await at('17:00');
  await clock('10:20', '12:00');
  await clock('13:30', null);
  expect(await onShift(pineStaff)).toMatchObject({
    rows: [
      { from: '10:20', until: '12:00' },
      { from: '13:30', until: '18:00' },
    ],
  });
});

test('counts a person who came early from the start of the shift', async () => {
  await at('11:00');
  await clock('09:50', null);
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:00', until: '18:00' }] });
});

test('still counts a person who clocked in and out by mistake before the shift', async () => {
  await at('09:10');
  await clock('09:00', '09:01');
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:00', until: '18:00' }] });
});

test('leaves out a person who declined', async () => {
  await database.owner(
    `insert into public.shift_answers (club_id, shift_id, staff_id, answer, answered_at)
     select club_id, id, staff_id, 'declined', '2025-05-01 08:00-04' from public.shifts where id in (${HEAD_GUARD})
     on conflict (shift_id) do update set answer = 'declined'`,
  );
  expect(await onShift(pineStaff)).toMatchObject({ rows: [] });
});

test('leaves out a person who does not come if the club uses the clock', async () => {
  await at('10:30');
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:00' }] });
  await database.owner(`update public.club_labor_rules set uses_time_clock_from = '2025-05-01' where club_id = $1`, [
    PINE_HOLLOW,
  ]);
  expect(await onShift(pineStaff)).toMatchObject({ rows: [] });
  await at('09:00');
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:00' }] });
});

test('shows members the plan on another day, and only managers what the clock says', async () => {
  await at('17:00');
  await clock('10:20', '16:10');
  await database.owner(`update public.club_labor_rules set uses_time_clock_from = '2025-05-01' where club_id = $1`, [
    PINE_HOLLOW,
  ]);
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:20', until: '16:10' }] });
  await database.owner(`update public.clubs set clock_override = '2025-05-02 09:00-04' where id = $1`, [PINE_HOLLOW]);
  expect(await onShift(pineStaff)).toMatchObject({ rows: [{ from: '10:00', until: '18:00' }] });
  expect(await onShift(pineManager)).toMatchObject({ rows: [{ from: '10:20', until: '16:10' }] });
});

test.each([
  [`stands = '{Deep end,Deep end}'`],
  [`stands = '{""}'`],
  [`minutes_per_stand = 5`],
  [`minutes_before_break = 20`],
  [`break_minutes = 3`],
])('refuses %s', async (change) => {
  expect(
    await database.as(pineManager, `update public.rotation_rules set ${change} where club_id = $1`, [PINE_HOLLOW]),
  ).toMatchObject({ kind: 'refused', code: '23514' });
});
