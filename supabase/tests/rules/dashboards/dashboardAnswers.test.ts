import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller, type Person } from '../support/people';
import { readAs } from '../support/readAs';

// What the parts of a dashboard read first, in one answer: the same as each of them answers on its own.

const database = databaseOfEachTest();

const { visitor, firm, pineAdmin, pineManager, pineStaff, pineBoard, lakeAdmin, newClient } = people;

/** A row as its own request answers it; null without one. */
async function alone(caller: Caller, sql: string, values: unknown[]): Promise<unknown> {
  const [row] = await readAs(database, caller, `select row_to_json(part) as part from (${sql}) as part`, values);
  return row?.part ?? null;
}

/** Each part of `dashboard_needs` with the requests that a browser makes for it alone. */
async function needsAlone(person: Person, club: string): Promise<Record<string, unknown>> {
  const rowOf = (view: string) => alone(person, `select * from public.${view} where club_id = $1`, [club]);
  const settings = 'select widget_preferences, version from public.user_dashboard_settings where user_id = $1';
  const isAdmin = person.kind === 'admin' && person.clubId === club;
  return {
    operations_needs: await rowOf('needs_today'),
    recruitment_needs: await rowOf('needs_today'),
    pre_season_needs: await rowOf('pre_season_needs'),
    training_needs: await rowOf('training_needs'),
    post_season_needs: await rowOf('post_season_needs'),
    club_future_needs: await rowOf('club_future_needs'),
    own_staff: await alone(
      person,
      `select (select id from public.staff_members where club_id = club.id and user_id = $2) as id
       from public.clubs as club where id = $1`,
      [club, person.userId],
    ),
    own_certificates: await alone(
      person,
      `select own_staff_id, own_certificates_lacking, (
         select coalesce(json_agg(held), '[]') from (
           select state, certification_name, expiry_date, id from public.staff_certifications
           where staff_id = own_staff_id order by certification_name, id
         ) as held
       ) as held
       from public.needs_today where club_id = $1`,
      [club],
    ),
    own_training: await alone(
      person,
      `select (
         select row_to_json(sums) from (
           select staff_id, completed, assigned, session_minutes, module_hours
           from public.training_people where club_id = club.id and user_id = $2
         ) as sums
       ) as sums, (
         select coalesce(json_agg(taken), '[]') from (
           select due_on, completed_at, participant.id, (
             select row_to_json(course) from (
               select archived_at, title from public.training_courses where id = course_id
             ) as course
           ) as training_courses
           from public.training_participants as participant
           where participant.club_id = club.id
             and staff_id in (select id from public.staff_members where user_id = $2)
           order by participant.id
         ) as taken
       ) as modules
       from public.clubs as club where id = $1`,
      [club, person.userId],
    ),
    season_end: await alone(
      person,
      `select year, ends_on from public.seasons
       where club_id = $1 and year = (select season from public.clubs where id = $1)`,
      [club],
    ),
    setup: isAdmin
      ? { club: await rowOf('club_setup'), settings: await alone(person, settings, [person.userId]) }
      : null,
  };
}

async function progressAlone(person: Person, club: string): Promise<Record<string, unknown>> {
  const rowOf = (module: string) => alone(person, `select * from public.${module}_progress where club_id = $1`, [club]);
  const facts = 'select type, season, address, member_count, staff_count from public.clubs where id = $1';
  return {
    pre_season_progress: await rowOf('pre_season'),
    recruitment_progress: await rowOf('recruitment'),
    training_progress: await rowOf('training'),
    operations_progress: await rowOf('operations'),
    post_season_progress: await rowOf('post_season'),
    club_future_progress: await rowOf('club_future'),
    club: await alone(person, facts, [club]),
  };
}

const together = async (person: Person, answer: string, club: string) =>
  (await readAs(database, person, `select public.${answer}($1) as parts`, [club]))[0]?.parts as Record<string, unknown>;

test.each([
  ['the firm', firm],
  ['an administrator', pineAdmin],
  ['a manager', pineManager],
  ['a lifeguard', pineStaff],
  ['a board member', pineBoard],
  ['an administrator of another club', lakeAdmin],
  ['a person without a club', newClient],
])('answers %s what the requests for each part answer', async (_name, person) => {
  await database.owner(
    `insert into public.user_dashboard_settings (user_id, widget_preferences) values ($1, '{"clubSetupDismissed": true}')`,
    [pineAdmin.userId],
  );
  for (const club of [PINE_HOLLOW, LAKESIDE]) {
    expect(await together(person, 'dashboard_needs', club)).toEqual(await needsAlone(person, club));
    expect(await together(person, 'dashboard_progress', club)).toEqual(await progressAlone(person, club));
  }
});

test('answers a manager with every part of the club, and nothing of another one', async () => {
  for (const answer of ['dashboard_needs', 'dashboard_progress']) {
    const { setup: _ofAdministrators, ...parts } = await together(pineManager, answer, PINE_HOLLOW);
    expect(Object.values(parts)).not.toContain(null);
    const others = Object.values(await together(pineManager, answer, LAKESIDE));
    expect(others.filter((part) => part !== null)).toEqual([]);
  }
});

test("includes the caller's own certificates, and no one else's", async () => {
  const heldBy = async (person: Person) => {
    const { own_certificates: own } = await together(person, 'dashboard_needs', PINE_HOLLOW);
    return own as { own_staff_id: string | null; held: { id: string }[] };
  };
  const lifeguard = await heldBy(pineStaff);
  const rows = await database.owner('select id from public.staff_certifications where staff_id = $1', [
    lifeguard.own_staff_id,
  ]);
  expect(lifeguard.held.length).toBeGreaterThan(0);
  expect(lifeguard.held.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(await heldBy(pineAdmin)).toMatchObject({ own_staff_id: null, held: [] });
});

test("includes the caller's own training, and no one else's", async () => {
  const trainingOf = async (person: Person) =>
    (await together(person, 'dashboard_needs', PINE_HOLLOW)).own_training as {
      sums: { staff_id: string } | null;
      modules: { id: string }[];
    };
  const lifeguard = await trainingOf(pineStaff);
  const rows = await database.owner('select id from public.training_participants where staff_id = $1', [
    lifeguard.sums?.staff_id,
  ]);
  expect(lifeguard.modules.length).toBeGreaterThan(0);
  expect(lifeguard.modules.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(await trainingOf(pineAdmin)).toEqual({ sums: null, modules: [] });
});

test("counts the caller's own training, and the people who are late for those who read it", async () => {
  await database.owner(`update public.training_participants set due_on = '2025-01-02' where completed_at is null`);
  const needsOf = (person: Person) =>
    alone(person, 'select own_modules, own_late_modules, late_people from public.training_needs where club_id = $1', [
      PINE_HOLLOW,
    ]);
  const counted = async (person: Person) => {
    const rows = await readAs(
      database,
      person,
      'select user_id, assigned, completed, overdue from public.training_people where club_id = $1',
      [PINE_HOLLOW],
    );
    const own = rows.filter(({ user_id: userId }) => userId === person.userId);
    const sumOf = (count: (row: Record<string, number>) => number) =>
      own.reduce((sum, row) => sum + count(row as Record<string, number>), 0);
    return {
      own_modules: sumOf(({ assigned = 0, completed = 0 }) => assigned - completed),
      own_late_modules: sumOf(({ overdue = 0 }) => overdue),
      late_people: rows.filter((row) => !own.includes(row) && Number(row.overdue) > 0).length,
    };
  };
  for (const person of [pineManager, pineStaff, pineAdmin])
    expect(await needsOf(person)).toEqual(await counted(person));
  expect((await counted(pineManager)).late_people).toBeGreaterThan(0);
  expect((await counted(pineStaff)).own_modules).toBeGreaterThan(0);
});

test.each([
  ['a visitor', visitor],
  ['the service key', service],
])('is refused to %s, who has no dashboard', async (_name, caller) => {
  for (const answer of ['dashboard_needs', 'dashboard_progress']) {
    expect(await database.as(caller, `select public.${answer}($1)`, [PINE_HOLLOW])).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
  }
});
