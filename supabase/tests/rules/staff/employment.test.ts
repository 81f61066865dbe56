import { employmentProblems, type EmployedPerson } from '@platform/database/employment';
import fc from 'fast-check';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../support/people';
import { addStaff } from './addStaff';

const database = databaseOfEachTest();
const { pineAdmin, pineManager, pineStaff, firm, lakeAdmin } = people;

const TODAY = '2025-05-01';
const PRO = '10000005-0000-4000-8000-000000000022';

const add = (values: Record<string, unknown>, person: Caller = pineManager) => addStaff(database, values, person);

const eventsOf = (staffId: string) =>
  database.owner(
    `select kind, from_rate::float, to_rate::float, warning, reason, actor_name
     from public.staff_events where staff_id = $1 order by created_at, kind`,
    [staffId],
  );

const idOf = (outcome: Awaited<ReturnType<typeof add>>): string => {
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return String((outcome.rows[0] as { id: string }).id);
};

describe('age', () => {
  test.each([
    ['13 as anything', { birth_date: '2011-05-02', start_date: TODAY }, 'no one under 14'],
    ['14 as a lifeguard', { birth_date: '2011-05-01', start_date: TODAY, role: 'Lifeguard' }, 'no one under 15'],
    ['14 in a role that needs a lifeguard', { birth_date: '2011-05-01', role: 'Head Guard' }, 'no one under 15'],
  ])('refuses %s, even with a reason', async (_who, values, words) => {
    expect(await add({ ...values, override_reason: 'Her mother agrees' })).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: expect.stringContaining(words),
    });
  });

  test('needs a reason below the minimum age of the role, and keeps it in the history', async () => {
    await database.as(
      pineManager,
      `update public.job_roles set minimum_age = 18 where club_id = $1 and title = 'Maintenance'`,
      [PINE_HOLLOW],
    );
    const young = { role: 'Maintenance', birth_date: '2008-05-01', start_date: TODAY };
    expect(await add(young)).toMatchObject({ kind: 'refused', code: 'PT422' });
    const id = idOf(await add({ ...young, override_reason: 'Office work only' }));
    expect(await eventsOf(id)).toMatchObject([
      {
        kind: 'override',
        reason: 'Office work only',
        warning: expect.stringContaining('at 18'),
        actor_name: 'Elena Ruiz',
      },
    ]);
  });

  test('does not ask about its people when a role is renamed', async () => {
    await database.owner(
      `update public.staff_members set birth_date = '2011-01-01' where club_id = $1 and role = 'Gate Attendant'`,
      [PINE_HOLLOW],
    );
    expect(
      await database.as(
        pineManager,
        `update public.job_roles set title = 'Lifeguard helper' where club_id = $1 and title = 'Gate Attendant'`,
        [PINE_HOLLOW],
      ),
    ).toMatchObject({ kind: 'done' });
  });
});

test("refuses a role's age as a text requirement", async () => {
  expect(
    await database.as(
      pineManager,
      `insert into public.job_role_requirements (club_id, job_role_id, requirement)
       values ($1, '10000003-0000-4000-8000-000000000004', 'at least 16 years old')`,
      [PINE_HOLLOW],
    ),
  ).toMatchObject({ kind: 'refused', code: '23514', message: expect.stringContaining('job_role_requirements_no_age') });
});

describe('pay', () => {
  test('needs a reason below the minimum wage, and is refused below zero and beyond $1,000', async () => {
    expect(await add({ hourly_rate: 7.24 })).toMatchObject({
      code: 'PT422',
      message: expect.stringContaining('$7.25'),
    });
    expect(await add({ hourly_rate: 7.24, override_reason: 'Seasonal exemption' })).toMatchObject({ kind: 'done' });
    expect(await add({ hourly_rate: 7.25 })).toMatchObject({ kind: 'done' });
    for (const rate of [-1, 1000.01]) {
      expect(await add({ hourly_rate: rate, override_reason: 'It is meant' })).toMatchObject({ kind: 'refused' });
    }
  });

  test.each([
    ['OH', '10.70'],
    ['MI', '12.48'],
    ['NC', '7.25'],
  ])("is that of the club's state: %s", async (state, wage) => {
    await database.as(pineManager, `update public.club_labor_rules set state = $1`, [state]);
    expect(await add({ hourly_rate: 1 })).toMatchObject({ message: expect.stringContaining(`$${wage}`) });
  });

  test('is set by a club without Operations in its engagement', async () => {
    await database.owner(`delete from public.club_modules where club_id = $1 and module_id = 'operations'`, [
      PINE_HOLLOW,
    ]);
    expect(await database.as(pineManager, `update public.club_labor_rules set state = 'OH'`)).toMatchObject({
      affected: 1,
    });
  });

  test('follows the address, prefers the club’s own setting, and uses the federal one for an unknown state', async () => {
    const wage = async () =>
      (await database.owner(`select wage::float, basis, state from app.minimum_wage($1)`, [PINE_HOLLOW]))[0];
    expect(await wage()).toEqual({ wage: 7.25, basis: 'federal', state: 'NC' });
    await database.owner(`update public.clubs set address = E'1 Main St\nColumbus, OH 43004' where id = $1`, [
      PINE_HOLLOW,
    ]);
    expect(await wage()).toEqual({ wage: 10.7, basis: 'state', state: 'OH' });
    await database.owner(`update public.clubs set address = 'By the lake' where id = $1`, [PINE_HOLLOW]);
    expect(await wage()).toEqual({ wage: 7.25, basis: 'federal', state: null });
    await database.as(
      pineManager,
      `update public.club_labor_rules set minimum_wage = 17.46, minimum_wage_reason = 'Law of the city'`,
    );
    expect(await wage()).toMatchObject({ wage: 17.46, basis: 'club' });
  });

  test('records every change in the history, stamped by the server, for managers and administrators only', async () => {
    await database.as(
      pineManager,
      `update public.staff set hourly_rate = 29.5, override_reason = 'Second season' where id = $1`,
      [PRO],
    );
    await database.as(pineManager, `update public.staff set phone = '336-555-0100' where id = $1`, [PRO]);
    expect(await eventsOf(PRO)).toEqual([
      {
        kind: 'pay',
        from_rate: 28.8,
        to_rate: 29.5,
        warning: null,
        reason: 'Second season',
        actor_name: 'Elena Ruiz',
      },
    ]);
    const seen = async (person: typeof pineManager) => {
      const outcome = await database.as(person, `select id from public.staff_events where staff_id = '${PRO}'`);
      return outcome.kind === 'done' ? outcome.rows.length : outcome;
    };
    expect([await seen(pineManager), await seen(pineAdmin), await seen(firm)]).toEqual([1, 1, 1]);
    expect([await seen(pineStaff), await seen(lakeAdmin)]).toEqual([0, 0]);
    expect(await database.as(pineManager, `update public.staff_events set reason = 'Other'`)).toMatchObject({
      kind: 'refused',
    });
    expect(await database.as(pineManager, `delete from public.staff_events`)).toMatchObject({ kind: 'refused' });
  });
});

test('needs a reason for a first day more than a year ahead', async () => {
  expect(await add({ start_date: '2026-05-01' })).toMatchObject({ kind: 'done' });
  expect(await add({ start_date: '2026-05-02' })).toMatchObject({ code: 'PT422' });
});

test('does not ask again about unchanged values, and asks about a person who comes back', async () => {
  await database.owner(`update public.staff_members set hourly_rate = 5, status = 'Inactive' where id = $1`, [PRO]);
  const save = (set: string) => database.as(pineManager, `update public.staff set ${set} where id = $1`, [PRO]);
  expect(await save(`phone = '336-555-0100'`)).toMatchObject({ kind: 'done' });
  expect(await save(`status = 'Active'`)).toMatchObject({ code: 'PT422' });
  expect(await save(`status = 'Active', override_reason = 'Seasonal exemption'`)).toMatchObject({ kind: 'done' });
});

describe('import', () => {
  const bring = (rows: object[], commit: boolean, reason: string | null = null) =>
    database.as(pineManager, `select public.import_staff($1, $2::jsonb, $3, false, $4) as report`, [
      PINE_HOLLOW,
      JSON.stringify(rows),
      commit,
      reason,
    ]);

  test('reports a too young person as a problem, and what needs a reason as a warning', async () => {
    const rows = [
      { name: 'Ann Lee', role: 'Lifeguard', birth_date: '2011-01-01' },
      { name: 'Bo Lee', role: 'Gate Attendant', hourly_rate: '5' },
    ];
    expect(await bring(rows, false)).toMatchObject({
      rows: [
        {
          report: {
            problems: [{ line: 2, column: 'birth_date' }],
            warnings: [{ line: 3, column: 'hourly_rate' }],
          },
        },
      ],
    });
    expect(await bring(rows, true, 'Seasonal exemption')).toMatchObject({ code: '22023' });
    expect(await bring(rows.slice(1), true)).toMatchObject({ code: 'PT422' });
    expect(await bring(rows.slice(1), true, 'Seasonal exemption')).toMatchObject({ kind: 'done' });
    expect(
      await database.owner(`select reason from public.staff_events as event
        join public.staff_members as member on member.id = event.staff_id where member.name = 'Bo Lee'`),
    ).toEqual([{ reason: 'Seasonal exemption' }]);
  });
});

describe('rehiring and hiring', () => {
  test('waits for the reason of a rehire that needs one', async () => {
    const [former] = (await database.owner(
      `select worked.staff_id, worked.season_id from public.staff_seasons as worked
       join public.staff_members as member on member.id = worked.staff_id
       join public.seasons as season on season.id = worked.season_id
       where season.club_id = $1 and season.year = '2024' and member.status = 'Inactive' and worked.eligible_for_rehire
       limit 1`,
      [PINE_HOLLOW],
    )) as { staff_id: string; season_id: string }[];
    if (!former) throw new Error('The sample club has people to rehire.');
    await database.owner(`update public.staff_members set hourly_rate = 5 where id = $1`, [former.staff_id]);
    const rehire = (reason: string | null) =>
      database.as(pineManager, `select outcome from public.rehire_chosen_staff($1, array[$2::uuid], true, $3)`, [
        former.season_id,
        former.staff_id,
        reason,
      ]);
    expect(await rehire(null)).toMatchObject({ rows: [{ outcome: 'needs a reason' }] });
    expect(await rehire('Seasonal exemption')).toMatchObject({ rows: [{ outcome: 'rehired' }] });
    expect(await eventsOf(former.staff_id)).toMatchObject([
      { kind: 'override', reason: 'Seasonal exemption' },
      { kind: 'pay', actor_name: 'The platform' },
      { kind: 'rehired', actor_name: 'Elena Ruiz' },
    ]);
  });

  test('hires an applicant by the same rules', async () => {
    const hire = (birthDate: string | null, pay: number, reason: string | null) =>
      database.as(
        pineManager,
        `select public.hire_applicant(application.id, role.id, '2025-05-24', $2, true, null, $3, $4)
         from public.job_applications as application, public.job_role_definitions as role
         where application.club_id = $1 and application.status = 'pending_review' and application.email is not null
           and role.club_id = $1 and role.title = 'Lifeguard'
         order by application.id limit 1`,
        [PINE_HOLLOW, pay, birthDate, reason],
      );
    expect(await hire('2011-01-01', 15, 'Her mother agrees')).toMatchObject({ code: '23514' });
    expect(await hire('2008-01-01', 5, null)).toMatchObject({ code: 'PT422' });
    expect(await hire('2008-01-01', 15, null)).toMatchObject({ kind: 'done' });
  });
});

test('forms and the database judge generated people alike', async () => {
  await database.owner(
    `update public.job_role_definitions set minimum_age = case title when 'Maintenance' then 18 when 'Tennis Pro' then 16 end
     where club_id = $1 and title in ('Maintenance', 'Tennis Pro')`,
    [PINE_HOLLOW],
  );
  const roles = new Map(
    (
      (await database.owner(
        `select title, minimum_age, app.lawful_age(club_id, title) as lawful_age from public.job_role_definitions where club_id = $1`,
        [PINE_HOLLOW],
      )) as { title: string; minimum_age: number | null; lawful_age: number }[]
    ).map((role) => [role.title, role]),
  );
  const day = (min: string, max: string) =>
    fc
      .date({ min: new Date(`${min}T00:00:00Z`), max: new Date(`${max}T00:00:00Z`), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  const employed = fc.record({
    role: fc.constantFrom(...roles.keys()),
    status: fc.constantFrom('Active', 'Inactive'),
    birthDate: fc.oneof(fc.constant(''), fc.constant('2008-02-29'), day('2005-01-01', '2026-12-31')),
    startDate: fc.oneof(fc.constant(''), fc.constant('2026-05-01'), day('2023-01-01', '2027-12-31')),
    pay: fc.oneof(fc.constant(null), fc.constantFrom(0, 424, 425, 724, 725, 726), fc.integer({ min: 0, max: 2000 })),
  });
  const pairs = fc.sample(fc.tuple(employed, fc.option(employed)), { numRuns: 400, seed: 20250501 });
  const rowOf = (person: EmployedPerson | null, id: string) =>
    person && {
      id,
      club_id: PINE_HOLLOW,
      role: person.role,
      status: person.status,
      birth_date: person.birthDate || null,
      start_date: person.startDate || null,
      hourly_rate: person.pay === null ? null : person.pay / 100,
    };
  const judged = await database.owner(
    `select number, array(
       select to_jsonb(problem) - 'hint' from app.staff_problems(
         jsonb_populate_record(null::public.staff_members, pair -> 0),
         jsonb_populate_record(null::public.staff_members, nullif(pair -> 1, 'null')),
         app.employment_terms_of('${PINE_HOLLOW}', pair -> 0 ->> 'role')) as problem) as problems
     from jsonb_array_elements($1::jsonb) with ordinality as sent (pair, number) order by number`,
    [JSON.stringify(pairs.map(([person, stored]) => [rowOf(person, PRO), rowOf(stored, PRO)]))],
  );
  const minimumWage = { cents: 725, source: 'federal, 29 U.S.C. 206(a)(1)' };
  const expected = pairs.map(([person, stored]) => {
    const role = roles.get(person.role);
    return employmentProblems(person, stored, {
      today: TODAY,
      lawfulAge: role?.lawful_age ?? 14,
      minimumAge: role?.minimum_age ?? null,
      minimumWage,
    });
  });
  expect(judged.map(({ problems }) => problems)).toEqual(expected);
  const rules = new Set(expected.flat().map(({ rule }) => rule));
  expect([...rules].sort()).toEqual(['far_first_day', 'lawful_age', 'minimum_wage', 'role_age']);
});
