import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, firm } = people;
const MAYA = '10000009-0000-4000-8000-000000000001';
const JACK = '10000009-0000-4000-8000-000000000002';
const LIFEGUARD = '10000003-0000-4000-8000-000000000004';
const TENNIS_PRO = '10000003-0000-4000-8000-000000000008';
const LIFEGUARDING = '10000002-0000-4000-8000-000000000001';
const CPR = '10000002-0000-4000-8000-000000000002';

const hire = (applicationId = MAYA, roleId = LIFEGUARD, more = '', caller: Caller = pineManager) =>
  database.as(caller, `select public.hire_applicant($1, $2${more}) as id`, [applicationId, roleId]);
const maya = async () =>
  (
    await database.owner(
      `select id, club_id, role, status, email, phone, start_date::text, hourly_rate from public.staff_members
       where name = 'Maya Torres'`,
    )
  )[0];
const itemsOf = (staffId: unknown) =>
  database.owner(`select title, is_done from public.staff_onboarding_items where staff_id = $1 order by sort_order`, [
    staffId,
  ]);
const filled = async () =>
  (await database.owner(`select positions_filled from public.job_roles where id = $1`, [LIFEGUARD]))[0]
    ?.positions_filled;
const tick = (title: string, done = true) =>
  database.as(pineManager, `update public.staff_onboarding_items set is_done = $2 where title = $1 and staff_id = $3`, [
    title,
    done,
    '10000005-0000-4000-8000-000000000099',
  ]);

test('hiring adds the staff row, its checklist, the position count and the history at once', async () => {
  expect(await hire()).toMatchObject({ kind: 'done' });
  const person = await maya();
  expect(person).toMatchObject({
    club_id: PINE_HOLLOW,
    role: 'Lifeguard',
    status: 'Pending Onboarding',
    email: 'maya.torres@example.test',
    phone: '(336) 555-0110',
    start_date: '2025-05-01',
    hourly_rate: '14.50',
  });
  expect(await itemsOf(person?.id)).toEqual([
    { title: 'Form I-9: identity and authorization to work', is_done: false },
    { title: 'Form W-4: withholding of tax', is_done: false },
    { title: 'CPR/AED certification', is_done: false },
    { title: 'Lifeguarding certification', is_done: false },
    { title: 'At least 15 years old', is_done: false },
  ]);
  expect(await filled()).toBe(13);
  expect(
    await database.owner(`select status, staff_id, hired_as from public.job_applications where id = $1`, [MAYA]),
  ).toEqual([{ status: 'hired', staff_id: person?.id, hired_as: 'Lifeguard' }]);
  expect(
    await database.owner(
      `select from_status, to_status, actor_name from public.job_application_events where application_id = $1`,
      [MAYA],
    ),
  ).toEqual([{ from_status: 'pending_review', to_status: 'hired', actor_name: 'Elena Ruiz' }]);
});

test('uses the agreed start date and pay', async () => {
  await hire(MAYA, LIFEGUARD, `, '2025-06-09', 16.25`);
  expect(await maya()).toMatchObject({ start_date: '2025-06-09', hourly_rate: '16.25' });
});

test('hires once on a double click', async () => {
  const first = await hire();
  expect(await hire()).toEqual(first);
  expect(await database.owner(`select 1 from public.staff_members where name = 'Maya Torres'`)).toHaveLength(1);
  expect(await filled()).toBe(13);
});

test('refuses to hire over a changed application, unless the same hire already exists', async () => {
  const conflict = {
    kind: 'refused',
    code: 'PT409',
    message: 'Someone else changed this. Reload to see their version.',
  };
  const terms = `, '2025-06-09', 16.25, version_param => `;
  expect(await hire(MAYA, LIFEGUARD, `${terms}7`)).toMatchObject({
    ...conflict,
    hint: 'Look how far Maya Torres is by now, and hire them if you still want to.',
  });
  expect(await maya()).toBeUndefined();
  const first = await hire(MAYA, LIFEGUARD, `${terms}1`);
  expect(first).toMatchObject({ kind: 'done' });
  expect(await hire(MAYA, LIFEGUARD, `${terms}1`)).toEqual(first);
  for (const other of [`, '2025-06-09', 18.00`, `, '2025-06-10', 16.25`])
    expect(await hire(MAYA, LIFEGUARD, `${other}, version_param => 2`)).toMatchObject({
      ...conflict,
      hint: 'Maya Torres is hired already. Change their pay or their first day in the staff roster.',
    });
  expect(await hire(MAYA, TENNIS_PRO, `${terms}2`)).toMatchObject(conflict);
  expect(await maya()).toMatchObject({ role: 'Lifeguard', start_date: '2025-06-09', hourly_rate: '16.25' });
});

test('hires no one beyond the positions of a role, unless that is requested', async () => {
  expect(await hire(MAYA, TENNIS_PRO)).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'Every position of Tennis Pro is filled.',
    hint: 'Add a position to the role, or hire beyond the plan.',
  });
  // A flag that is missing means no.
  expect(await hire(MAYA, TENNIS_PRO, ', beyond_positions_param => null')).toMatchObject({ code: 'PT409' });
  expect(await maya()).toBeUndefined();
  expect(await database.owner(`select status from public.job_applications where id = $1`, [MAYA])).toEqual([
    { status: 'pending_review' },
  ]);
  expect(await hire(MAYA, TENNIS_PRO, ', beyond_positions_param => true')).toMatchObject({ kind: 'done' });
});

test('the last position goes to one of two', async () => {
  expect(await hire(MAYA)).toMatchObject({ kind: 'done' });
  expect(await hire(JACK)).toMatchObject({ kind: 'refused', message: 'Every position of Lifeguard is filled.' });
  expect(await filled()).toBe(13);
});

test('a person who worked here before returns as the same person', async () => {
  await database.owner(`update public.job_applications set email = 'Dylan.Mercer@example.test' where id = $1`, [MAYA]);
  await hire();
  expect(
    await database.owner(`select name, status, end_date, hourly_rate from public.staff_members
      where lower(email) = 'dylan.mercer@example.test'`),
  ).toEqual([{ name: 'Dylan Mercer', status: 'Pending Onboarding', end_date: null, hourly_rate: '14.50' }]);
});

test('a person who works here is not hired a second time', async () => {
  await database.owner(`update public.job_applications set email = 'avery.collins@example.test' where id = $1`, [MAYA]);
  expect(await hire()).toMatchObject({
    kind: 'refused',
    code: 'PT409',
    message: 'Avery Collins works here already, as Lifeguard.',
  });
});

test('a certification on record is not asked for again', async () => {
  await database.owner(`update public.job_applications set email = 'dylan.mercer@example.test' where id = $1`, [MAYA]);
  await database.owner(
    `insert into public.staff_certifications (club_id, staff_id, certification_type_id, issued_on)
     select club_id, id, $1, '2025-03-01' from public.staff_members where name = 'Dylan Mercer'`,
    [CPR],
  );
  await hire();
  const [person] = await database.owner(`select id from public.staff_members where name = 'Dylan Mercer'`);
  const titles = (await itemsOf(person?.id)).map(({ title }) => title);
  expect(titles).toContain('Lifeguarding certification');
  expect(titles).not.toContain('CPR/AED certification');
});

test('only managers and admins of the club hire, into its own roles', async () => {
  expect(await hire(MAYA, LIFEGUARD, '', pineStaff)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Only managers and admins of the club hire people.',
  });
  expect(await hire(MAYA, LIFEGUARD, '', lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await hire(MAYA, LIFEGUARD, '', firm)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await hire(MAYA, LIFEGUARD, '', people.visitor)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await hire(MAYA, '20000003-0000-4000-8000-000000000001')).toMatchObject({
    kind: 'refused',
    code: 'PT404',
    message: 'This job role does not exist.',
  });
  expect(await hire('10000009-0000-4000-8000-000000000099')).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(await maya()).toBeUndefined();
});

describe('onboarding', () => {
  const PERSON = '10000005-0000-4000-8000-000000000099';
  const statusOf = async () =>
    (await database.owner(`select status from public.staff_members where id = $1`, [PERSON]))[0]?.status;

  beforeEach(async () => {
    await database.owner(
      `insert into public.staff_members (id, club_id, name, role) values ($1, $2, 'Robin Hale', 'Lifeguard')`,
      [PERSON, PINE_HOLLOW],
    );
    await database.owner(
      `insert into public.staff_onboarding_items (club_id, staff_id, title, certification_type_id) values
         ($1, $2, 'Handbook', null), ($1, $2, 'Lifeguarding', $3)`,
      [PINE_HOLLOW, PERSON, LIFEGUARDING],
    );
  });

  test('the person is active when everything is done, and not before', async () => {
    await tick('Handbook');
    expect(await statusOf()).toBe('Pending Onboarding');
    await database.as(
      pineManager,
      `insert into public.staff_certifications (club_id, staff_id, certification_type_id, certification_name, issued_on)
       values ($1, $2, $3, 'Lifeguarding', '2025-04-20')`,
      [PINE_HOLLOW, PERSON, LIFEGUARDING],
    );
    expect(await statusOf()).toBe('Active');
    expect(
      await database.owner(
        `select title, is_done, done_by, done_at from public.staff_onboarding_items where staff_id = $1 order by title`,
        [PERSON],
      ),
    ).toEqual(
      ['Handbook', 'Lifeguarding'].map((title) => ({
        title,
        is_done: true,
        done_by: pineManager.userId,
        done_at: new Date('2025-05-01T13:00:00Z'),
      })),
    );
  });

  test('a certification is shown, and cannot be checked off', async () => {
    expect(await tick('Lifeguarding')).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: 'Lifeguarding is not done: there is no valid certification.',
    });
    await database.owner(
      `insert into public.staff_certifications (club_id, staff_id, certification_type_id, certification_name, expiry_date)
       values ($1, $2, $3, 'Lifeguarding', '2025-04-30')`,
      [PINE_HOLLOW, PERSON, LIFEGUARDING],
    );
    expect(await tick('Lifeguarding')).toMatchObject({ kind: 'refused' });
    expect(await statusOf()).toBe('Pending Onboarding');
  });

  test('reopening an item makes the person pending again; adding one does not', async () => {
    await database.owner(`delete from public.staff_onboarding_items where title = 'Lifeguarding' and staff_id = $1`, [
      PERSON,
    ]);
    await tick('Handbook');
    expect(await statusOf()).toBe('Active');
    await database.as(
      pineManager,
      `insert into public.staff_onboarding_items (club_id, staff_id, title) values ($1, $2, 'Locker key')`,
      [PINE_HOLLOW, PERSON],
    );
    expect(await statusOf()).toBe('Active');
    await tick('Handbook', false);
    expect(await statusOf()).toBe('Pending Onboarding');
  });

  test('a person reads their own items and changes none', async () => {
    await database.owner(`update public.staff_members set user_id = null where user_id = $1`, [pineStaff.userId]);
    await database.owner(`update public.staff_members set user_id = $1 where id = $2`, [pineStaff.userId, PERSON]);
    expect(
      await database.as(pineStaff, 'select title from public.staff_onboarding_items order by title'),
    ).toMatchObject({
      rows: [{ title: 'Handbook' }, { title: 'Lifeguarding' }],
    });
    await database.as(pineStaff, `update public.staff_onboarding_items set is_done = true`);
    expect(await statusOf()).toBe('Pending Onboarding');
  });
});

describe('rehiring last season’s people', () => {
  const SEASON_2024 = '10000001-0000-4000-8000-000000000001';
  /** Everyone the club would hire again is chosen. */
  const rehire = async (more = '', caller: Caller = pineManager) => {
    const eligible = await database.owner(
      `select staff_id from public.staff_seasons where season_id = $1 and eligible_for_rehire`,
      [SEASON_2024],
    );
    return database.as(
      caller,
      `select name, outcome, status from public.rehire_chosen_staff($1, $2${more}) where outcome <> 'back already'`,
      [SEASON_2024, eligible.map(({ staff_id: id }) => id)],
    );
  };
  const former = () =>
    database.owner(`select name, status, end_date from public.staff_members
      where name in ('Aisha Grant', 'Dylan Mercer', 'Peter Lang') order by name`);

  test('brings back invited people who are not on the staff, until the positions are filled', async () => {
    expect(await rehire()).toMatchObject({
      rows: [
        { name: 'Aisha Grant', outcome: 'rehired', status: 'Pending Onboarding' },
        { name: 'Dylan Mercer', outcome: 'no free position', status: 'Inactive' },
        { name: 'Peter Lang', outcome: 'rehired', status: 'Pending Onboarding' },
      ],
    });
    expect(await former()).toEqual([
      { name: 'Aisha Grant', status: 'Pending Onboarding', end_date: null },
      { name: 'Dylan Mercer', status: 'Inactive', end_date: new Date('2024-09-02') },
      { name: 'Peter Lang', status: 'Pending Onboarding', end_date: null },
    ]);
    expect(
      await database.owner(`select return_rate_percent from public.season_retention where season_id = $1`, [
        SEASON_2024,
      ]),
    ).toEqual([{ return_rate_percent: 95 }]);
    const [peter] = await database.owner(`select id from public.staff_members where name = 'Peter Lang'`);
    expect(await itemsOf(peter?.id)).toHaveLength(3);
  });

  test('makes a person Active at once when their whole list is already done', async () => {
    await database.owner(
      `insert into public.staff_onboarding_items (club_id, staff_id, title, is_done)
       select member.club_id, member.id, title, true
       from public.staff_members as member
       cross join (
         values ('Form I-9: identity and authorization to work'), ('Form W-4: withholding of tax')
         union select app.age_in_words(app.required_age(role.club_id, role.title))
         from public.job_role_definitions as role
         where role.club_id = $1 and role.title = 'Gate Attendant' and role.minimum_age is not null
         union select requirement from public.job_role_requirements as required
         join public.job_role_definitions as role on role.id = required.job_role_id
         where role.club_id = $1 and role.title = 'Gate Attendant' and required.certification_type_id is null
       ) as done (title)
       where member.name = 'Peter Lang'`,
      [PINE_HOLLOW],
    );
    expect(await rehire()).toMatchObject({
      rows: expect.arrayContaining([{ name: 'Peter Lang', outcome: 'rehired', status: 'Active' }]),
    });
  });

  test('brings no one back twice on a double click, and beyond the positions only if requested', async () => {
    await rehire();
    expect(await rehire()).toMatchObject({ rows: [{ name: 'Dylan Mercer', outcome: 'no free position' }] });
    expect(await rehire(', true')).toMatchObject({ rows: [{ name: 'Dylan Mercer', outcome: 'rehired' }] });
    expect(await rehire()).toMatchObject({ rows: [] });
  });

  test('a person who came back and left again stays away', async () => {
    await database.owner(`update public.staff_members set status = 'Inactive' where name = 'Avery Collins'`);
    expect(await rehire()).toMatchObject({
      rows: expect.arrayContaining([{ name: 'Avery Collins', outcome: 'left since', status: 'Inactive' }]),
    });
    expect(await database.owner(`select status from public.staff_members where name = 'Avery Collins'`)).toEqual([
      { status: 'Inactive' },
    ]);
  });

  test('needs a season to rehire for, and a manager', async () => {
    expect(await rehire('', pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await rehire('', lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(
      await database.as(
        pineManager,
        `select * from public.rehire_chosen_staff('10000001-0000-4000-8000-000000000002', '{}')`,
      ),
    ).toMatchObject({ kind: 'refused', code: 'PT409', message: 'There is no season after 2025 to rehire people for.' });
    expect((await former()).map(({ status }) => status)).toEqual(['Inactive', 'Inactive', 'Inactive']);
  });
});

test('hiring invites a person without an account or invitation, in the same transaction', async () => {
  const mails = () =>
    database.owner(
      `select address, invitation_id is not null as invites from app.notification_mails where address is not null`,
    );
  await hire(MAYA, LIFEGUARD, ', invite_param => false');
  expect(await mails()).toEqual([]);
  await database.undo();
  await database.remember();
  expect(await hire(MAYA, LIFEGUARD, ', invite_param => true')).toMatchObject({ kind: 'done' });
  const invited = [{ address: 'maya.torres@example.test', invites: true }];
  expect(await mails()).toEqual(invited);
  expect(
    await database.owner(
      `select role, club_id, invited_by from public.invitations where email = 'maya.torres@example.test'`,
    ),
  ).toEqual([{ role: 'user', club_id: PINE_HOLLOW, invited_by: pineManager.userId }]);
  // Pressed twice, or invited before: one invitation and one email.
  await hire(MAYA, LIFEGUARD, ', invite_param => true');
  expect(await mails()).toEqual(invited);
});

test('an invitation that fails rolls back the hire', async () => {
  await database.owner(`insert into app.rate_limit_hits (limit_name, subject)
    select 'invite', '${pineManager.userId}' from generate_series(1, 50)`);
  expect(await hire(MAYA, LIFEGUARD, ', invite_param => true')).toMatchObject({ kind: 'refused', code: 'PT429' });
  expect(await maya()).toBeUndefined();
});
