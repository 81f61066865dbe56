import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from '../support/people';
import { readAs } from '../support/readAs';

// The first row of a club's dashboard, and the rows behind each of its figures.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, pineBoard, lakeAdmin, newClient } = people;

async function needsOf(person: Person, club = PINE_HOLLOW) {
  const rows = await readAs(database, person, `select * from public.needs_today where club_id = $1`, [club]);
  return rows[0];
}

const change = async (sql: string) => void (await database.owner(sql));

test.each([
  ['admin', pineAdmin, null, null],
  ['manager', pineManager, '10000005-0000-4000-8000-000000000024', []],
])('lists what needs the %s of the demo club', async (_role, person, staffId, lacking) => {
  expect(await needsOf(person)).toEqual({
    club_id: PINE_HOLLOW,
    open_shifts: 5,
    expiring_certifications: 5,
    requests: 4,
    overdue_vendors: 1,
    expiring_insurance: 2,
    expiring_contracts: 0,
    water_out_of_limits: 1,
    open_incidents: 2,
    urgent_tickets: 1,
    declined_shifts: 1,
    awaited_shifts: null,
    applications: 5,
    certificates_to_confirm: 0,
    own_staff_id: staffId,
    own_certificates_lacking: lacking,
  });
});

test('counts the people who are late or missing today, as the time clock does, where the club uses it', async () => {
  await change(`update public.clubs set clock_override = '2025-05-01 10:05-04' where id = '${PINE_HOLLOW}'`);
  expect(await needsOf(pineManager)).toMatchObject({ awaited_shifts: null });
  await change(
    `update public.club_labor_rules set uses_time_clock_from = '2025-05-01' where club_id = '${PINE_HOLLOW}'`,
  );
  const [clock] = await readAs(
    database,
    pineManager,
    `select count(*)::int as late from public.clock_now($1) where state in ('late', 'missed')`,
    [PINE_HOLLOW],
  );
  expect(clock?.late).toBeGreaterThan(3);
  expect(await needsOf(pineManager)).toMatchObject({ awaited_shifts: clock?.late });
  expect(await needsOf(pineStaff)).toMatchObject({ awaited_shifts: null });
});

test('tells a staff member about open shifts and their own certifications, and nothing to decide', async () => {
  expect(await needsOf(pineStaff)).toMatchObject({
    requests: null,
    overdue_vendors: null,
    expiring_insurance: null,
    expiring_contracts: null,
    water_out_of_limits: null,
    open_incidents: null,
    urgent_tickets: null,
    declined_shifts: null,
    awaited_shifts: null,
    applications: null,
    certificates_to_confirm: null,
  });
  const own = await readAs(database, pineStaff, `select sum(certifications_expiring)::int as count from public.staff`);
  expect(await needsOf(pineStaff)).toMatchObject({ open_shifts: 1, expiring_certifications: own[0]?.count });
});

test('asks nothing of a board member, who is not on the staff', async () => {
  const needs = await needsOf(pineBoard);
  expect(needs).toMatchObject({ club_id: PINE_HOLLOW, expiring_certifications: 0 });
  const { club_id: _, expiring_certifications: __, ...others } = needs ?? {};
  expect(Object.values(others).every((count) => count === null)).toBe(true);
});

test('tells another club, and a person without one, nothing', async () => {
  expect(await needsOf(lakeAdmin)).toBeUndefined();
  expect(await needsOf(newClient)).toBeUndefined();
  expect(await needsOf(lakeAdmin, LAKESIDE)).toMatchObject({ club_id: LAKESIDE });
});

test('counts no shift that is over, canceled or in another week, and gives a draft to managers to fill', async () => {
  const week = `select shift_id from public.open_shifts_for_me($1) where may <> 'no' and starts_at < '2025-05-04T04:00:00Z'`;
  const [forStaff] = await readAs(database, pineStaff, week, [PINE_HOLLOW]);
  const open = `staff_id is null and club_id = '${PINE_HOLLOW}' and starts_at > '2025-05-01T13:00:00Z'`;
  await change(`update public.shifts set status = 'draft'
    where id = (select id from public.shifts where ${open} and id = '${String(forStaff?.shift_id)}')`);
  expect(await needsOf(pineManager)).toMatchObject({ open_shifts: 5 });
  expect(await needsOf(pineStaff)).toMatchObject({ open_shifts: 0 });
  await change(`update public.clubs set clock_override = '2025-05-03T23:00:00-04:00' where id = '${PINE_HOLLOW}'`);
  expect(await needsOf(pineManager)).toMatchObject({ open_shifts: 0 });
});

test('gives a swap to the colleague until they have agreed', async () => {
  await change(`update public.shift_requests set colleague_agreed_at = null
    where club_id = '${PINE_HOLLOW}' and kind = 'swap' and status = 'open'`);
  expect(await needsOf(pineManager)).toMatchObject({ requests: 3 });
});

test('does not list a vendor who came as overdue', async () => {
  await change(`update public.vendor_visits set visited_on = scheduled_on
    where club_id = '${PINE_HOLLOW}' and visited_on is null and scheduled_on < '2025-05-01'`);
  expect(await needsOf(pineManager)).toMatchObject({ overdue_vendors: 0 });
});

test('leaves out an application that was reviewed, or is of another season', async () => {
  const waiting = `from public.job_applications where club_id = '${PINE_HOLLOW}' and status = 'pending_review'`;
  await change(`update public.job_applications set status = 'interviewed' where id = (select id ${waiting} limit 1)`);
  await change(`update public.job_applications set season = '2024' where id = (select id ${waiting} limit 1)`);
  expect(await needsOf(pineManager)).toMatchObject({ applications: 3 });
});

test('leaves out a renewed certification', async () => {
  await change(`insert into public.staff_certifications (club_id, staff_id, certification_name, expiry_date)
    select club_id, staff_id, certification_name, '2027-05-01' from public.staff_certifications
    where club_id = '${PINE_HOLLOW}' and expiry_date between '2025-05-01' and '2025-05-31'`);
  expect(await needsOf(pineManager)).toMatchObject({ expiring_certifications: 0 });
});

describe("a certificate that the person's job role requires", () => {
  const JORDAN = '10000005-0000-4000-8000-000000000001';
  const own = async (person = pineStaff) => (await needsOf(person))?.own_certificates_lacking;

  beforeEach(() =>
    change(`update public.staff_certifications set expiry_date = '2025-04-30'
      where staff_id = '${JORDAN}' and certification_name = 'CPR/AED'`),
  );

  test('needs the person when it is missing or expired, and no one else', async () => {
    expect(await own()).toEqual(['CPR/AED']);
    await change(`delete from public.staff_certifications where staff_id = '${JORDAN}'`);
    expect(await needsOf(pineStaff)).toMatchObject({
      own_staff_id: JORDAN,
      own_certificates_lacking: ['CPR/AED', 'Lifeguarding'],
    });
    expect(await own(pineManager)).toEqual([]);
  });

  test('no longer needs the person when they have sent it, and does again when it is sent back', async () => {
    await change(`insert into public.staff_certifications
        (club_id, staff_id, certification_type_id, certification_name, expiry_date, state)
      select club_id, staff_id, certification_type_id, certification_name, '2027-05-01', 'waiting'
      from public.staff_certifications where staff_id = '${JORDAN}' and certification_name = 'CPR/AED'`);
    expect(await own()).toEqual([]);
    await change(`update public.staff_certifications set state = 'returned', returned_reason = 'Too blurry'
      where staff_id = '${JORDAN}' and state = 'waiting'`);
    expect(await own()).toEqual(['CPR/AED']);
  });

  test('needs no one who is not on the staff, or is inactive', async () => {
    await change(`update public.staff_members set status = 'Inactive' where id = '${JORDAN}'`);
    expect(await needsOf(pineStaff)).toMatchObject({ own_staff_id: null, own_certificates_lacking: null });
  });
});
