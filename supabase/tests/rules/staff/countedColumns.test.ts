import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../support/people';

// Specification 3.7 and 3.9 list counted columns among the fields of staff and job roles. A client may send them, and the
// server never stores what was sent.

const { pineManager, pineStaff, lakeAdmin } = people;

const database = databaseOfEachTest();

const addNina = `insert into public.staff
    (club_id, name, role, hourly_rate, hours_this_week, total_hours, certifications)
  values ('${PINE_HOLLOW}', 'Nina Novak', 'Lifeguard', 15.5, 38, 900, '{CPR}')
  returning id, name, status, hourly_rate::float, hours_this_week::int, total_hours::int, certifications, version`;

test('ignores hours and certifications sent with a new person, and returns the counted ones', async () => {
  expect(await database.as(pineManager, addNina)).toMatchObject({
    rows: [
      {
        name: 'Nina Novak',
        status: 'Pending Onboarding',
        hourly_rate: 15.5,
        hours_this_week: 0,
        total_hours: 0,
        certifications: [],
        version: 1,
      },
    ],
  });
  expect(
    await database.owner(`select hours_this_week::int, total_hours::int from public.staff where name = 'Nina Novak'`),
  ).toEqual([{ hours_this_week: 0, total_hours: 0 }]);
});

test('ignores filled positions sent with a new job role', async () => {
  const added = await database.as(
    pineManager,
    `insert into public.job_roles (club_id, title, positions_total, positions_filled)
      values ('${PINE_HOLLOW}', 'Snack Bar Attendant', 3, 3) returning positions_total, positions_filled, is_open`,
  );
  expect(added).toMatchObject({ rows: [{ positions_total: 3, positions_filled: 0, is_open: true }] });
});

test('applies the rules of the underlying rows to what is sent', async () => {
  for (const caller of [pineStaff, lakeAdmin]) {
    expect(await database.as(caller, addNina)).toMatchObject({ kind: 'refused', code: '42501' });
  }
  const nameless = addNina.replace('Nina Novak', ' ');
  expect(await database.as(pineManager, nameless)).toMatchObject({
    code: '23514',
    message: expect.stringContaining('staff_members_name_length'),
  });
  expect(await database.owner(`select from public.staff where name in ('Nina Novak', ' ')`)).toEqual([]);
});

test('refuses to change a counted column, but not as a missing permission', async () => {
  const hours = `select sum(hours_this_week)::int as hours from public.staff where club_id = '${PINE_HOLLOW}'`;
  const before = await database.owner(hours);
  expect(await database.as(pineManager, 'update public.staff set hours_this_week = 1')).toMatchObject({
    kind: 'refused',
    code: '0A000',
  });
  expect(await database.as(pineManager, 'update public.job_roles set positions_filled = 1')).toMatchObject({
    kind: 'refused',
    code: '0A000',
  });
  expect(await database.owner(hours)).toEqual(before);
});

describe('saves back a row as it was read', () => {
  /** Every column of one row as it was read, with some of them changed. */
  const saveBack = async (relation: string, key: string, changed: Record<string, unknown>) => {
    const [read] = await database.owner(`select to_jsonb(shown) as row from public.${relation} as shown where ${key}`);
    const row = { ...(read?.row as object), ...changed };
    const columns = Object.keys(row).join(', ');
    return database.as(
      pineManager,
      `update public.${relation} as shown set (${columns}) = (
         select ${columns} from jsonb_populate_record(null::public.${relation}, $1)
       ) where ${key} returning shown.version`,
      [JSON.stringify(row)],
    );
  };
  const NADIA = `shown.id = '10000005-0000-4000-8000-000000000001'`;
  const LIFEGUARDS = `shown.club_id = '${PINE_HOLLOW}' and shown.title = 'Lifeguard'`;

  test.each([
    ['staff', NADIA, { name: 'New Name' }, 'select name as now from public.staff_members where name = $1', 'New Name'],
    [
      'job_roles',
      LIFEGUARDS,
      { positions_total: 77 },
      'select positions_total::text as now from public.job_roles where positions_total = $1::int',
      '77',
    ],
    [
      'clubs',
      `shown.id = '${PINE_HOLLOW}'`,
      { name: 'New Name' },
      'select name as now from public.clubs where name = $1',
      'New Name',
    ],
  ])('%s, with only the changed values', async (relation, key, changed, look, now) => {
    expect(await saveBack(relation, key, changed)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await database.owner(look, [now])).toEqual([{ now }]);
  });

  test.each<[string, string, Record<string, unknown>]>([
    ['staff', NADIA, { total_hours: 1 }],
    ['staff', NADIA, { certifications: ['Invented'] }],
    ['staff', NADIA, { club_id: '20000000-0000-4000-8000-000000000001' }],
    ['staff', NADIA, { id: '10000005-0000-4000-8000-0000000000ff' }],
    ['job_roles', LIFEGUARDS, { positions_filled: 1 }],
    ['clubs', `shown.id = '${PINE_HOLLOW}'`, { staff_count: 1 }],
    ['clubs', `shown.id = '${PINE_HOLLOW}'`, { created_by: pineStaff.userId }],
  ])('%s, but not with counted or fixed values: %#', async (relation, key, changed) => {
    const everything = () => database.owner(`select * from public.${relation} as shown where ${key}`);
    const before = await everything();
    expect(await saveBack(relation, key, changed)).toMatchObject({
      kind: 'refused',
      code: '0A000',
      message: expect.stringMatching(/counted/),
    });
    expect(await everything()).toEqual(before);
  });

  test("refuses to save over another person's change", async () => {
    expect(await saveBack('staff', NADIA, { phone: '555', version: 99 })).toMatchObject({ code: 'PT409' });
    expect(await database.owner(`select 1 from public.staff_members where phone = '555'`)).toEqual([]);
  });

  test('by members and other clubs changes nothing', async () => {
    for (const caller of [pineStaff, lakeAdmin]) {
      expect(
        await database.as(caller, `update public.staff set name = 'Mine' where ${NADIA.replace('shown.', '')}`),
      ).toMatchObject({
        affected: 0,
      });
    }
    expect(await database.owner(`select 1 from public.staff_members where name = 'Mine'`)).toEqual([]);
  });
});
