import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, lakeStaff, firm } = people;
const CLAIRE = '10000005-0000-4000-8000-000000000022';
const CPR = '10000002-0000-4000-8000-000000000002';
const LAKESIDE_TYPE = '20000002-0000-4000-8000-000000000001';

/** Enters a certification of Claire, who holds none that counts. The club's date is 2025-05-01. */
function enter(columns: Record<string, string>) {
  const names = Object.keys(columns);
  return database.as(
    pineManager,
    `insert into public.staff_certifications (club_id, staff_id, ${names.join(', ')})
     values ('${PINE_HOLLOW}', '${CLAIRE}', ${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning certification_name, issued_on::text, expiry_date::text`,
    Object.values(columns),
  );
}
const claire = async () =>
  (
    await database.owner(
      `select certification_badge, certifications_expiring, valid_to_season_end from public.staff where id = $1`,
      [CLAIRE],
    )
  )[0];

test('derives name and expiry from the kind and the date of issue', async () => {
  expect(await enter({ certification_type_id: CPR, issued_on: '2025-02-28' })).toMatchObject({
    rows: [{ certification_name: 'CPR/AED', issued_on: '2025-02-28', expiry_date: '2027-02-28' }],
  });
});

test('prefers what a manager writes', async () => {
  expect(
    await enter({
      certification_type_id: CPR,
      certification_name: 'CPR for Adults',
      issued_on: '2025-02-28',
      expiry_date: '2026-02-28',
    }),
  ).toMatchObject({ rows: [{ certification_name: 'CPR for Adults', expiry_date: '2026-02-28' }] });
});

test('requires an expiry date for a kind that expires', async () => {
  expect(await enter({ certification_type_id: CPR })).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: 'A CPR/AED certification expires after 24 months.',
    hint: 'Enter the day of issue or the day it expires.',
  });
  expect((await claire())?.certification_badge).toBe('Action Needed');
});

test("refuses another club's kind", async () => {
  expect(
    await enter({ certification_type_id: LAKESIDE_TYPE, certification_name: 'Server', issued_on: '2025-02-28' }),
  ).toMatchObject({ kind: 'refused', code: '23503' });
});

test.each([
  ['2025-04-30', { certification_badge: 'Action Needed', certifications_expiring: 0 }],
  ['2025-05-01', { certification_badge: 'Current', certifications_expiring: 1 }],
  ['2025-05-31', { certification_badge: 'Current', certifications_expiring: 1 }],
  ['2025-06-01', { certification_badge: 'Current', certifications_expiring: 0 }],
])('one that expires on %s, seen on May 1', async (expiry, seen) => {
  await enter({ certification_name: 'First Aid', expiry_date: expiry });
  expect(await claire()).toMatchObject(seen);
});

test('calls one without an expiry current forever', async () => {
  await enter({ certification_name: 'Coaching Licence' });
  expect(await claire()).toMatchObject({ certification_badge: 'Current', certifications_expiring: 0 });
});

test('does not call a certification expiring if a longer one of the same name replaces it', async () => {
  await enter({ certification_name: 'First Aid', expiry_date: '2025-05-10' });
  await enter({ certification_name: 'First Aid', expiry_date: '2027-05-10' });
  expect(await claire()).toMatchObject({ certifications_expiring: 0 });
});

test('is valid to the season’s end if everything that the role requires lasts until its last day', async () => {
  const require = `insert into public.job_role_requirements (club_id, job_role_id, requirement, certification_type_id)
    values ('${PINE_HOLLOW}', '10000003-0000-4000-8000-000000000008', 'CPR', '${CPR}')`;
  expect(await claire()).toMatchObject({ valid_to_season_end: true });
  await database.owner(require);
  expect(await claire()).toMatchObject({ valid_to_season_end: false });
  await enter({ certification_type_id: CPR, expiry_date: '2025-08-31' });
  expect(await claire()).toMatchObject({ valid_to_season_end: false });
  await enter({ certification_type_id: CPR, expiry_date: '2025-09-01' });
  expect(await claire()).toMatchObject({ valid_to_season_end: true });
  await database.owner(`delete from public.seasons where club_id = '${PINE_HOLLOW}' and year = '2025'`);
  expect(await claire()).toMatchObject({ valid_to_season_end: null });
});

describe('the roster', () => {
  test('shows colleagues to everyone in the club without pay, birth date, phone number and address', async () => {
    for (const person of [pineStaff, pineManager, firm]) {
      const outcome = await database.as(person, `select * from public.staff_roster where club_id = '${PINE_HOLLOW}'`);
      if (outcome.kind !== 'done') throw new Error(outcome.message);
      expect(outcome.rows).toHaveLength(24);
      expect(Object.keys(outcome.rows[0] ?? {})).toEqual([
        'club_id',
        'id',
        'name',
        'role',
        'status',
        'certification_badge',
        'certifications_expiring',
        'valid_to_season_end',
      ]);
    }
  });

  test('says the same of each person as the list for managers', async () => {
    const columns = 'id, name, role, status, certification_badge, certifications_expiring, valid_to_season_end';
    const order = `where club_id = '${PINE_HOLLOW}' and status <> 'Inactive' order by id`;
    const list = await database.as(pineManager, `select ${columns} from public.staff ${order}`);
    expect(await database.as(pineStaff, `select ${columns} from public.staff_roster ${order}`)).toEqual(list);
  });

  test('shows no one of another club, and no former staff', async () => {
    for (const person of [lakeStaff, lakeAdmin]) {
      expect(
        await database.as(person, `select * from public.staff_roster where club_id = '${PINE_HOLLOW}'`),
      ).toMatchObject({ kind: 'done', rows: [] });
      expect(await database.as(person, `select * from app.club_roster('${PINE_HOLLOW}')`)).toMatchObject({ rows: [] });
    }
    expect(
      await database.as(pineStaff, `select name from public.staff_roster where name in ('Dylan Mercer', 'Sam Okafor')`),
    ).toMatchObject({ rows: [] });
  });
});
