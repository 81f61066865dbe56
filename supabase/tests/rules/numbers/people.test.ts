import { sampleApplications, sampleCertifications, sampleOnboardingItems, sampleTeam } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import type { Row } from '../engines/engine';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';

// Every number of the specification and of the product decisions about people, counted from the rows of the demo club.

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin } = people;

async function read(caller: Caller, sql: string): Promise<Row[]> {
  const outcome = await database.as(caller, sql);
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome.rows;
}
const measures = async (caller: Caller) => (await read(caller, 'select * from public.staff_measures'))[0] ?? {};

test('the staff: 24 people, 412.80 dollars, 17.20 on average, 26 positions and 92 % of them filled', async () => {
  expect(await measures(pineManager)).toEqual({
    club_id: PINE_HOLLOW,
    staff_count: 24,
    pending_onboarding: 0,
    members_per_staff: 12,
    positions_total: 26,
    positions_filled: 24,
    positions_filled_percent: 92,
    hourly_rate_sum: '412.80',
    average_hourly_rate: '17.20',
    certifications_expiring: 5,
    action_needed: 4,
    opens_on: new Date('2025-05-24'),
    days_to_opening: 23,
    retention_percent: 89,
    return_rate_percent: 85,
  });
});

test('has the number of people and the rate of each role from the product decisions', async () => {
  expect(
    await read(
      pineManager,
      `select role, hourly_rate, count(*)::integer as people from public.staff where club_id = '${PINE_HOLLOW}'
         and status <> 'Inactive' group by role, hourly_rate order by people desc, hourly_rate`,
    ),
  ).toEqual([
    { role: 'Lifeguard', hourly_rate: '15.50', people: 12 },
    { role: 'Gate Attendant', hourly_rate: '14.00', people: 3 },
    { role: 'Swim Instructor', hourly_rate: '17.00', people: 3 },
    { role: 'Head Guard', hourly_rate: '18.00', people: 2 },
    { role: 'Maintenance', hourly_rate: '19.00', people: 1 },
    { role: 'Assistant Manager', hourly_rate: '22.00', people: 1 },
    { role: 'Manager', hourly_rate: '28.00', people: 1 },
    { role: 'Tennis Pro', hourly_rate: '28.80', people: 1 },
  ]);
});

test('shows a member the same numbers, but not what people are paid', async () => {
  expect(await measures(pineStaff)).toEqual({
    ...(await measures(pineManager)),
    hourly_rate_sum: null,
    average_hourly_rate: null,
  });
});

test('counts 24 in the club itself and shows 1:12', async () => {
  expect(await read(pineStaff, 'select staff_count, member_count from public.clubs')).toEqual([
    { staff_count: 24, member_count: 285 },
  ]);
});

test('the job roles: 12 of 13 lifeguards and 3 of 4 gate attendants, everyone else complete', async () => {
  expect(
    await read(
      pineStaff,
      `select title, positions_filled, positions_total from public.job_roles where positions_filled < positions_total order by title`,
    ),
  ).toEqual([
    { title: 'Gate Attendant', positions_filled: 3, positions_total: 4 },
    { title: 'Lifeguard', positions_filled: 12, positions_total: 13 },
  ]);
  expect(await read(pineStaff, 'select * from public.recruitment_progress')).toEqual([
    { club_id: PINE_HOLLOW, done: 24, total: 26, percent: 92 },
  ]);
});

test('season retention 24 of 27, return rate 17 of 20 eligible', async () => {
  expect(
    await read(
      pineStaff,
      `select year, worked, finished, retention_percent, eligible, returned, return_rate_percent
       from public.season_retention order by year`,
    ),
  ).toEqual([
    {
      year: '2024',
      worked: 27,
      finished: 24,
      retention_percent: 89,
      eligible: 20,
      returned: 17,
      return_rate_percent: 85,
    },
    {
      year: '2025',
      worked: 24,
      finished: null,
      retention_percent: null,
      eligible: null,
      returned: null,
      return_rate_percent: null,
    },
  ]);
});

test('five certifications expire within 30 days, and four people need attention', async () => {
  expect(
    await read(
      pineStaff,
      `select name, certification_badge from public.staff_roster
       where certifications_expiring > 0 or certification_badge = 'Action Needed' order by name`,
    ),
  ).toEqual([
    { name: 'Ben Adler', certification_badge: 'Action Needed' },
    { name: 'Claire Beaumont', certification_badge: 'Action Needed' },
    { name: 'Elena Ruiz', certification_badge: 'Current' },
    { name: 'Frank Delgado', certification_badge: 'Current' },
    { name: 'Hannah Lindqvist', certification_badge: 'Current' },
    { name: 'Isabel Cortez', certification_badge: 'Current' },
    { name: 'Lucy Tran', certification_badge: 'Action Needed' },
    { name: 'Marcus Dean', certification_badge: 'Current' },
    { name: 'Owen Pratt', certification_badge: 'Action Needed' },
  ]);
});

test('gives everyone the certifications that their role requires today', async () => {
  expect(
    await database.owner(`select name from public.staff
      where club_id = '${PINE_HOLLOW}' and status = 'Active'
        and exists (select from jsonb_array_elements(required_certifications) as required where required ->> 'state' <> 'held')`),
  ).toEqual([]);
});

test("renews with training what the demo's certifications say", async () => {
  const rows = await read(
    pineManager,
    `select id, issued_on::text as "issuedOn", expiry_date::text as "expiryDate" from public.staff_certifications order by id`,
  );
  expect(rows).toEqual(sampleCertifications.map(({ id, issuedOn, expiryDate }) => ({ id, issuedOn, expiryDate })));
});

test('training: 63 % on the mean of six modules; nine in-service hours for a lifeguard who completed all three', async () => {
  expect(await read(pineStaff, 'select * from public.training_progress')).toEqual([
    { club_id: PINE_HOLLOW, modules: 6, percent: 63 },
  ]);
  expect(
    await read(
      pineStaff,
      `select name, year, hours, completed_trainings from public.in_service_hours where name = 'Jordan Blake'`,
    ),
  ).toEqual([{ name: 'Jordan Blake', year: '2025', hours: '9.00', completed_trainings: 3 }]);
});

test('the pipeline: 14 applications in all four statuses, four of which became staff', async () => {
  expect(
    await read(
      pineManager,
      `select status, count(*)::int as applications, count(staff_id)::int as staff from public.job_applications
       group by status order by status`,
    ),
  ).toEqual([
    { status: 'hired', applications: 4, staff: 4 },
    { status: 'interviewed', applications: 3, staff: 0 },
    { status: 'pending_review', applications: 5, staff: 0 },
    { status: 'rejected', applications: 2, staff: 0 },
  ]);
  expect(
    await database.owner(
      `select 1 from public.job_applications as application join public.staff_members as member on member.id = staff_id
       where application.name <> member.name`,
    ),
  ).toEqual([]);
});

test("ends each application's history at its status, and starts it no earlier than it arrived", async () => {
  const now = Date.parse('2025-05-01T09:00:00-04:00');
  for (const { appliedDate, status, events } of sampleApplications) {
    expect(events.at(-1)?.toStatus ?? 'pending_review').toBe(status);
    const times = [Date.parse(appliedDate), ...events.map(({ happenedAt }) => Date.parse(happenedAt)), now];
    expect(times.toSorted((one, other) => one - other)).toEqual(times);
  }
});

test('gives a hired person a checklist of two documents and what the role requires', () => {
  const hired = sampleTeam.filter(({ id }) => sampleOnboardingItems.some(({ staffId }) => staffId === id));
  expect(hired.map(({ name }) => name)).toEqual(['Liam Novak', 'Zoe Hartman', 'Isabel Cortez', 'Ben Adler']);
});

test('counts 0 days to the opening during the season, and none once it has ended', async () => {
  for (const [clock, days] of [
    ['2025-07-01T12:00:00-04:00', 0],
    ['2026-02-01T12:00:00-05:00', null],
  ]) {
    await database.owner(`update public.clubs set clock_override = $1 where id = '${PINE_HOLLOW}'`, [clock]);
    expect(await measures(pineStaff)).toMatchObject({ opens_on: new Date('2025-05-24'), days_to_opening: days });
  }
});

test('gives no figures for a club without rows rather than misleading zeros', async () => {
  for (const table of ['staff_members', 'job_role_definitions', 'seasons']) {
    await database.owner(`delete from public.${table} where club_id = '${LAKESIDE}'`);
  }
  expect(await measures(lakeAdmin)).toEqual({
    club_id: LAKESIDE,
    staff_count: 0,
    pending_onboarding: 0,
    members_per_staff: null,
    positions_total: 0,
    positions_filled: 0,
    positions_filled_percent: null,
    hourly_rate_sum: null,
    average_hourly_rate: null,
    certifications_expiring: 0,
    action_needed: 0,
    opens_on: null,
    days_to_opening: null,
    retention_percent: null,
    return_rate_percent: null,
  });
  expect(await read(lakeAdmin, 'select * from public.recruitment_progress')).toEqual([
    { club_id: LAKESIDE, done: 0, total: 0, percent: null },
  ]);
});
