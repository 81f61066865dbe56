import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin, firm } = people;
const MAYA = '10000009-0000-4000-8000-000000000001';
const HIRED = '10000009-0000-4000-8000-000000000009';
const SEASON_2024 = '10000001-0000-4000-8000-000000000001';
const DYLAN = '10000005-0000-4000-8000-000000000025';
const AISHA = '10000005-0000-4000-8000-000000000026';
const MEGAN = '10000005-0000-4000-8000-000000000028';

interface Move {
  version?: number;
  reason?: string | null;
  caller?: Caller;
  id?: string;
}

const move = (status: string, { version = 1, reason = null, caller = pineManager, id = MAYA }: Move = {}) =>
  database.as(caller, 'select public.move_application($1, $2, $3, $4) as version', [id, status, version, reason]);
const statusOf = async (id = MAYA) =>
  (await database.owner('select status from public.job_applications where id = $1', [id]))[0]?.status;
const historyOf = (id = MAYA) =>
  database.owner(
    `select kind, from_status, to_status, note, actor_name from public.job_application_events
     where application_id = $1 order by created_at, kind`,
    [id],
  );

describe('moving an application', () => {
  test('is recorded in the history, and returns the version for the next move', async () => {
    expect(await move('interviewed')).toMatchObject({ kind: 'done', rows: [{ version: 2 }] });
    expect(await move('pending_review', { version: 2 })).toMatchObject({ rows: [{ version: 3 }] });
    expect(await historyOf()).toMatchObject([
      { kind: 'moved', from_status: 'pending_review', to_status: 'interviewed', actor_name: 'Elena Ruiz' },
      { kind: 'moved', from_status: 'interviewed', to_status: 'pending_review', actor_name: 'Elena Ruiz' },
    ]);
  });

  test('to rejected needs a reason, which only the club reads', async () => {
    expect(await move('rejected', { reason: '  ' })).toMatchObject({
      kind: 'refused',
      code: 'PT422',
      message: 'A rejection needs a reason.',
    });
    expect(await statusOf()).toBe('pending_review');
    expect(await move('rejected', { reason: ' Away in July. ' })).toMatchObject({ kind: 'done' });
    expect(await historyOf()).toMatchObject([
      { kind: 'moved', to_status: 'rejected' },
      { kind: 'note', note: 'Away in July.', actor_name: 'Elena Ruiz' },
    ]);
  });

  test('over a newer version changes nothing and leaves no trace', async () => {
    await move('interviewed');
    expect(await move('rejected', { reason: 'No answer.' })).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'Someone else changed this. Reload to see their version.',
    });
    expect(await statusOf()).toBe('interviewed');
    expect(await historyOf()).toHaveLength(1);
  });

  test('hires no one, and removes no one from the staff', async () => {
    expect(await move('hired')).toMatchObject({ kind: 'refused', code: '23514' });
    expect(await statusOf()).toBe('pending_review');
    const [hired] = await database.owner('select version from public.job_applications where id = $1', [HIRED]);
    expect(await move('interviewed', { id: HIRED, version: Number(hired?.version) })).toMatchObject({
      kind: 'refused',
      code: '23514',
    });
    expect(await statusOf(HIRED)).toBe('hired');
  });

  test('is for managers and admins of the club', async () => {
    expect(await move('interviewed', { caller: pineStaff })).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await move('interviewed', { caller: lakeAdmin })).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await move('interviewed', { caller: firm })).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await statusOf()).toBe('pending_review');
    expect(await move('on hold')).toMatchObject({ kind: 'refused', code: '23514' });
    expect(await move('rejected', { reason: 'a'.repeat(2001) })).toMatchObject({ kind: 'refused', code: '22023' });
    expect(await statusOf()).toBe('pending_review');
  });
});

describe('rehiring chosen people', () => {
  const rehire = (ids: string[] | null, caller: Caller = pineManager) =>
    database.as(caller, 'select name, outcome from public.rehire_chosen_staff($1, $2)', [SEASON_2024, ids]);
  const statuses = () =>
    database.owner('select name, status from public.staff_members where id = any ($1) order by name', [
      [DYLAN, AISHA, MEGAN],
    ]);

  test('brings back only those, and says why another one is not', async () => {
    expect(await rehire([DYLAN, MEGAN])).toMatchObject({
      rows: [
        { name: 'Dylan Mercer', outcome: 'rehired' },
        { name: 'Megan Doyle', outcome: 'not eligible' },
      ],
    });
    expect(await statuses()).toEqual([
      { name: 'Aisha Grant', status: 'Inactive' },
      { name: 'Dylan Mercer', status: 'Pending Onboarding' },
      { name: 'Megan Doyle', status: 'Inactive' },
    ]);
  });

  test('gives the last position to one of two, and brings no one back twice on a double click', async () => {
    await rehire([DYLAN]);
    expect(await rehire([DYLAN, AISHA])).toMatchObject({
      rows: [
        { name: 'Aisha Grant', outcome: 'no free position' },
        { name: 'Dylan Mercer', outcome: 'back already' },
      ],
    });
  });

  test('chooses no one when the choice is missing, and lets only a manager choose', async () => {
    expect(await rehire([])).toMatchObject({ kind: 'done', rows: [] });
    expect(await rehire(null)).toMatchObject({ kind: 'done', rows: [] });
    expect(await rehire([DYLAN], pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
    expect((await statuses()).map(({ status }) => status)).toEqual(['Inactive', 'Inactive', 'Inactive']);
  });
});

describe('saving a job role', () => {
  const values = { title: 'Snack Bar', positions_total: 3, pay_range_min: 12.5, pay_range_max: 14 };
  const CPR = '10000002-0000-4000-8000-000000000002';
  const LIFEGUARD = '10000003-0000-4000-8000-000000000004';
  const save = (sent: object, requirements: object[], more: unknown[] = [null, null], caller: Caller = pineManager) =>
    database.as(caller, 'select public.save_job_role($1, $2, $3, $4, $5) as id', [
      PINE_HOLLOW,
      JSON.stringify(sent),
      JSON.stringify(requirements),
      ...more,
    ]);
  const roleOf = async (title: string) =>
    (
      await database.owner(
        `select role.id, role.version, role.positions_total, role.pay_range_max, role.is_open, array(
           select requirement from public.job_role_requirements where job_role_id = role.id order by requirement
         ) as requirements
         from public.job_role_definitions as role where club_id = $1 and title = $2`,
        [PINE_HOLLOW, title],
      )
    )[0];

  test('adds it with its requirements, and saves over it with others', async () => {
    await save(values, [
      { requirement: 'CPR/AED certification', certification_type_id: CPR },
      { requirement: ' Food handler card ', certification_type_id: null },
    ]);
    const added = await roleOf('Snack Bar');
    expect(added).toMatchObject({
      positions_total: 3,
      pay_range_max: '14.00',
      is_open: true,
      requirements: ['CPR/AED certification', 'Food handler card'],
    });
    await save(
      { ...values, positions_total: 2, is_open: false },
      [{ requirement: 'Food handler card' }],
      [added?.id, added?.version],
    );
    expect(await roleOf('Snack Bar')).toMatchObject({
      positions_total: 2,
      is_open: false,
      requirements: ['Food handler card'],
    });
  });

  test.each([
    ['a list', [values], [], 'What was sent is not one object with its fields.'],
    ['a text', 'Snack Bar', [], 'What was sent is not one object with its fields.'],
    ['requirements that are an object', values, {}, 'What was sent is not a list of objects with their fields.'],
    ['requirements that are texts', values, ['CPR'], 'What was sent is not a list of objects with their fields.'],
  ])('refuses %s in words', async (_what, sent, requirements, message) => {
    expect(await save(sent as object, requirements as object[])).toMatchObject({
      kind: 'refused',
      code: '22023',
      message,
      hint: expect.stringMatching(/^Send /),
    });
    expect(await roleOf('Snack Bar')).toBeUndefined();
  });

  test('leaves the role and its requirements unchanged when it is refused', async () => {
    const before = await roleOf('Lifeguard');
    const changed = { title: 'Lifeguard', positions_total: 20 };
    expect(await save(changed, [], [LIFEGUARD, Number(before?.version) - 1])).toMatchObject({ code: 'PT409' });
    expect(
      await save({ ...changed, pay_range_min: 20, pay_range_max: 10 }, [], [LIFEGUARD, before?.version]),
    ).toMatchObject({ kind: 'refused', code: '23514' });
    expect(await save(changed, [{ requirement: 'a'.repeat(201) }], [LIFEGUARD, before?.version])).toMatchObject({
      kind: 'refused',
      code: '23514',
    });
    expect(await save(changed, [], [LIFEGUARD, before?.version], pineStaff)).toMatchObject({ code: '42501' });
    expect(await save(changed, [], [LIFEGUARD, before?.version], lakeAdmin)).toMatchObject({ code: '42501' });
    expect(await roleOf('Lifeguard')).toEqual(before);
  });
});

describe('entering an application by hand', () => {
  const LIFEGUARD = '10000003-0000-4000-8000-000000000004';
  const OF_LAKESIDE = '20000003-0000-4000-8000-000000000001';
  const enter = (sent: object, roleIds: string[], caller: Caller = pineManager) =>
    database.as(caller, 'select public.enter_application($1, $2, $3) as id', [
      PINE_HOLLOW,
      JSON.stringify(sent),
      roleIds,
    ]);
  const entered = () =>
    database.owner(
      `select application.name, application.email, application.status, application.source, application.season,
         application.applied_date::text, application.confirmation, positions.position
       from public.job_applications as application
       left join public.job_application_positions as positions on positions.application_id = application.id
       where application.name like 'Quinn %'`,
    );

  test.each([[[{ name: 'Quinn Abbott' }]], ['Quinn Abbott'], [7]])('refuses %j in words', async (sent) => {
    expect(await enter(sent as object, [LIFEGUARD])).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'What was sent is not one object with its fields.',
    });
    expect(await entered()).toEqual([]);
  });

  test("puts it up for review, with the club's day and season", async () => {
    expect(await enter({ name: ' Quinn Abbott', email: '' }, [LIFEGUARD])).toMatchObject({ kind: 'done' });
    expect(await entered()).toEqual([
      {
        name: 'Quinn Abbott',
        email: null,
        status: 'pending_review',
        source: 'entered',
        season: '2025',
        applied_date: '2025-05-01',
        confirmation: null,
        position: 'Lifeguard',
      },
    ]);
  });

  test('is refused with a sentence and stores nothing when the season has closed, until another one is current', async () => {
    await database.owner(`update public.seasons set closed_at = '2025-09-05' where club_id = $1 and year = '2025'`, [
      PINE_HOLLOW,
    ]);
    const refused = {
      kind: 'refused',
      code: 'PT410',
      message: 'The season 2025 has closed, so it takes no applications.',
      hint: 'Start the next season and make it current. An administrator can reopen this one within 30 days.',
    };
    expect(await enter({ name: 'Quinn Abbott' }, [LIFEGUARD])).toEqual(refused);
    expect(
      await database.as(
        pineManager,
        `insert into public.job_applications (club_id, name) values ($1, 'Quinn Abbott')`,
        [PINE_HOLLOW],
      ),
    ).toEqual(refused);
    expect(await entered()).toEqual([]);

    await database.owner(
      `insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
       values ($1, '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
      [PINE_HOLLOW],
    );
    await database.owner(`update public.clubs set season = '2026' where id = $1`, [PINE_HOLLOW]);
    expect(await enter({ name: 'Quinn Abbott' }, [LIFEGUARD])).toMatchObject({ kind: 'done' });
    expect(await entered()).toMatchObject([{ name: 'Quinn Abbott', season: '2026' }]);
    expect(
      await database.as(pineManager, `update public.job_applications set season = '2025' where name = 'Quinn Abbott'`),
    ).toEqual(refused);
  });

  test("is refused without a position, with another club's, as from the public page, and for members", async () => {
    const quinn = { name: 'Quinn Abbott' };
    expect(await enter(quinn, [])).toMatchObject({ kind: 'refused', code: '22023' });
    expect(await enter(quinn, [OF_LAKESIDE])).toMatchObject({ kind: 'refused' });
    expect(await enter({ ...quinn, source: 'application_page' }, [LIFEGUARD])).toMatchObject({ code: '23514' });
    expect(await enter({ name: ' ' }, [LIFEGUARD])).toMatchObject({ code: '23514' });
    expect(await enter(quinn, [LIFEGUARD], pineStaff)).toMatchObject({ code: '42501' });
    expect(await enter(quinn, [LIFEGUARD], lakeAdmin)).toMatchObject({ code: '42501' });
    expect(await entered()).toEqual([]);
  });
});

test('a list finds the positions of each application by an index with thousands of rows', async () => {
  await database.owner(
    `with entered as (
       insert into public.job_applications (club_id, name, season)
       select $1, 'Applicant ' || number, '2025' from generate_series(1, 3000) as number returning id, club_id
     )
     insert into public.job_application_positions (club_id, application_id, position)
     select club_id, id, 'Lifeguard' from entered`,
    [PINE_HOLLOW],
  );
  const plan = await database.as(
    pineManager,
    `explain select application.id, (
       select json_agg(applied.position) from public.job_application_positions as applied
       where applied.application_id = application.id and applied.club_id = application.club_id
     )
     from public.job_applications as application where application.club_id = $1
     order by application.applied_date desc, application.id limit 1000`,
    [PINE_HOLLOW],
  );
  if (plan.kind !== 'done') throw new Error(plan.message);
  const lines = plan.rows.map((row) => String(row['QUERY PLAN']));
  const scan = lines.findIndex((line) => line.includes('on job_application_positions'));
  expect(lines.slice(scan, scan + 2).join(' ')).toMatch(/(Index|Recheck) Cond: .*application_id = application\.id/);
});
