import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { firm, pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const PUMP_ROOM = sampleId('capitalProject', 2);
const SHADE = sampleId('capitalProject', 4);
const BREAK_ROOM = sampleId('wish', 5);
const DIGITAL_INVENTORY = sampleId('lesson', 6);

const changeStatus = (caller: Caller, status: string, reason: string | null, version: number | null = null) =>
  database.as(caller, `select status, version from public.change_project_status($1, $2, $3, $4)`, [
    PUMP_ROOM,
    status,
    reason,
    version,
  ]);
const pumpRoom = async () =>
  (
    await database.owner(
      `select status, (select count(*)::int from public.project_updates where project_id = project.id) as updates
       from public.capital_projects as project where id = $1`,
      [PUMP_ROOM],
    )
  )[0];
const funding = () =>
  readAs(
    database,
    pineStaff,
    `select projects, total::float as total, approved::float as approved, pending::float as pending from public.project_funding`,
  );

describe('the status of a project', () => {
  test('changes with a reason, which the history keeps with its author', async () => {
    expect(await changeStatus(pineManager, 'approved', '  Board vote 6 to 1 ')).toMatchObject({
      kind: 'done',
      rows: [{ status: 'approved', version: 2 }],
    });
    expect(
      await readAs(
        database,
        pineStaff,
        `select note, from_status, to_status, author_id, author_name from public.project_updates
         where project_id = $1 and to_status = 'approved'`,
        [PUMP_ROOM],
      ),
    ).toEqual([
      {
        note: 'Board vote 6 to 1',
        from_status: 'researching',
        to_status: 'approved',
        author_id: pineManager.userId,
        author_name: 'Elena Ruiz',
      },
    ]);
    expect(await funding()).toEqual([{ projects: 4, total: 82_000, approved: 60_000, pending: 22_000 }]);
  });

  test.each([null, '', '   '])('does not change without a reason (%j)', async (reason) => {
    expect(await changeStatus(pineManager, 'approved', reason)).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'A change of status needs a reason.',
    });
    expect(await pumpRoom()).toEqual({ status: 'researching', updates: 1 });
  });

  test('set to its current value changes nothing, as on a double click', async () => {
    await changeStatus(pineManager, 'approved', 'Board vote');
    expect(await changeStatus(pineManager, 'approved', 'Board vote')).toMatchObject({ kind: 'done' });
    expect(await pumpRoom()).toEqual({ status: 'approved', updates: 2 });
  });

  test('is not overwritten when another person changed the project meanwhile', async () => {
    await readAs(database, pineAdmin, `update public.capital_projects set priority = 'low' where id = $1`, [PUMP_ROOM]);
    expect(await changeStatus(pineManager, 'approved', 'Board vote', 1)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'Someone else changed this. Reload to see their version.',
    });
    expect(await pumpRoom()).toEqual({ status: 'researching', updates: 1 });
  });

  test('is one of the known ones', async () => {
    expect(await changeStatus(pineManager, 'on hold', 'Why not')).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: expect.stringContaining('capital_projects_status_known'),
    });
    expect(await pumpRoom()).toEqual({ status: 'researching', updates: 1 });
  });

  test('is changed by managers and admins of their own club, and never without its history', async () => {
    expect(await changeStatus(pineStaff, 'approved', 'Mine')).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await changeStatus(firm, 'approved', 'Ours')).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await changeStatus(lakeAdmin, 'approved', 'Theirs')).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(
      await database.as(pineManager, `update public.capital_projects set status = 'approved' where id = $1`, [
        PUMP_ROOM,
      ]),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    for (const column of ['to_status', 'author_name', 'author_id', 'created_at']) {
      expect(
        await database.as(
          pineManager,
          `insert into public.project_updates (club_id, project_id, note, ${column}) values ($1, $2, 'Forged', default)`,
          [PINE_HOLLOW, PUMP_ROOM],
        ),
      ).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await pumpRoom()).toEqual({ status: 'researching', updates: 1 });
  });

  test('removes a completed or canceled project from the funding', async () => {
    await changeStatus(pineManager, 'cancelled', 'Too dear');
    expect(await funding()).toEqual([{ projects: 3, total: 67_000, approved: 45_000, pending: 22_000 }]);
  });
});

describe('a wish', () => {
  const promote = (caller: Caller) =>
    database.as(caller, `select public.promote_wish_to_project($1) as id`, [BREAK_ROOM]);
  const matrix = () =>
    readAs(
      database,
      pineStaff,
      `select wishes, high, medium, shortlisted_cost::float as shortlisted, total_cost::float as total from public.wishlist_matrix`,
    );

  test('becomes a project once, and moves from the wish list into the funding', async () => {
    const first = await promote(pineManager);
    const again = await promote(pineAdmin);
    expect(first).toMatchObject({ kind: 'done', rows: [{ id: expect.any(String) }] });
    expect(again).toEqual(first);
    expect(
      await database.owner(
        `select title, priority, status, budget::float as budget, timeline,
           (select array_agg(note || ' ' || author_name) from public.project_updates where project_id = project.id) as history
         from public.capital_projects as project where wish_id = $1`,
        [BREAK_ROOM],
      ),
    ).toEqual([
      {
        title: 'Break room with AC',
        priority: 'high',
        status: 'proposed',
        budget: 15_000,
        timeline: '2025',
        history: ['From the staff wishlist. Elena Ruiz'],
      },
    ]);
    expect(await funding()).toEqual([{ projects: 5, total: 97_000, approved: 45_000, pending: 52_000 }]);
    expect(await matrix()).toEqual([{ wishes: 7, high: 3, medium: 4, shortlisted: 131_000, total: 213_000 }]);
  });

  test('is a wish again when its project is deleted', async () => {
    await promote(pineManager);
    await readAs(database, pineManager, `delete from public.capital_projects where wish_id = $1`, [BREAK_ROOM]);
    expect(await matrix()).toEqual([{ wishes: 8, high: 4, medium: 4, shortlisted: 146_000, total: 228_000 }]);
    expect(await promote(pineManager)).toMatchObject({ kind: 'done' });
  });

  test('keeps its project when it is deleted', async () => {
    await promote(pineManager);
    await readAs(database, pineManager, `delete from public.wishlist_items where id = $1`, [BREAK_ROOM]);
    expect(
      await database.owner(`select wish_id from public.capital_projects where title = 'Break room with AC'`),
    ).toEqual([{ wish_id: null }]);
  });

  test('is promoted only by managers and admins of their own club', async () => {
    expect(await promote(pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await promote(lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(
      await database.as(
        lakeAdmin,
        `insert into public.capital_projects (club_id, title, wish_id) values ($1, 'Stolen', $2)`,
        [LAKESIDE, BREAK_ROOM],
      ),
    ).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await database.owner(`select 1 from public.capital_projects where wish_id is not null`)).toEqual([]);
  });

  test.each([0, -5, 100_000_001])('is refused when it costs $%d', async (cost) => {
    expect(
      await database.as(pineManager, `update public.wishlist_items set cost = $1 where id = $2`, [cost, BREAK_ROOM]),
    ).toMatchObject({
      kind: 'refused',
      code: cost > 0 ? '23514' : '22023',
      message: cost > 0 ? expect.stringContaining('wishlist_items_cost_range') : 'The cost must be more than $0.',
    });
    expect(
      await database.owner(`select cost::float as cost from public.wishlist_items where id = $1`, [BREAK_ROOM]),
    ).toEqual([{ cost: 15_000 }]);
  });
});

describe('a lesson', () => {
  const carry = (caller: Caller, lesson: string) =>
    database.as(caller, `select public.carry_lesson_to_project($1) as id`, [lesson]);

  test('becomes a project once, due when the lesson is', async () => {
    const first = await carry(pineManager, DIGITAL_INVENTORY);
    expect(await carry(pineManager, DIGITAL_INVENTORY)).toEqual(first);
    expect(
      await database.owner(
        `select title, priority, status, budget, ends_on::text from public.capital_projects where lesson_id = $1`,
        [DIGITAL_INVENTORY],
      ),
    ).toEqual([
      { title: 'Digital inventory system', priority: 'high', status: 'proposed', budget: null, ends_on: '2025-05-15' },
    ]);
    expect(await funding()).toMatchObject([{ projects: 5, total: 82_000 }]);
  });

  test('links to its project if it already is one', async () => {
    expect(await carry(pineAdmin, sampleId('lesson', 7))).toMatchObject({ kind: 'done', rows: [{ id: SHADE }] });
  });

  test('is carried by managers and admins of their own club', async () => {
    expect(await carry(pineStaff, DIGITAL_INVENTORY)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await carry(lakeAdmin, DIGITAL_INVENTORY)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(
      await database.owner(`select 1 from public.capital_projects where lesson_id = $1`, [DIGITAL_INVENTORY]),
    ).toEqual([]);
  });
});

describe('refused with a sentence', () => {
  test.each([
    [
      `update public.capital_projects set ends_on = '2025-09-14' where id = '${sampleId('capitalProject', 1)}'`,
      'The project would finish before it starts.',
    ],
    [`update public.capital_projects set budget = 0 where id = '${PUMP_ROOM}'`, 'The budget must be more than $0.'],
    [`update public.workforce_plans set planned_ratio = 0.5`, 'One person of staff serves at least one member.'],
    [`update public.workforce_plans set optimal_ratio = 0`, 'One person of staff serves at least one member.'],
  ])('%s', async (sql, message) => {
    const before = await plans();
    expect(await database.as(pineManager, sql)).toMatchObject({
      kind: 'refused',
      code: '22023',
      message,
      hint: expect.any(String),
    });
    expect(await plans()).toEqual(before);
  });

  const plans = () =>
    database.owner(`select id, ends_on::text as first, budget::text as second from public.capital_projects
      union all select id, planned_ratio::text, optimal_ratio::text from public.workforce_plans order by 1`);
});
