import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineAdmin, pineStaff, lakeAdmin } = people;
const SEASON_2024 = '10000001-0000-4000-8000-000000000001';
const SEASON_2025 = '10000001-0000-4000-8000-000000000002';
const CLUB_OFFICE = '10000030-0000-4000-8000-000000000001';
const MORNING_OPENING = '10000030-0000-4000-8000-000000000005';

describe('starting a list from its template', () => {
  const start = (person: Person, template: string, season?: string, day?: string) =>
    database.as(person, `select public.start_checklist_from_template($1, $2, $3) as id`, [
      template,
      season ?? null,
      day ?? null,
    ]);

  test('makes a daily list for today, with every item due today; starting it again is the same list', async () => {
    await database.owner(`delete from public.checklists where template_id = $1`, [MORNING_OPENING]);
    const first = await start(pineManager, MORNING_OPENING);
    expect(first).toMatchObject({ kind: 'done' });
    expect(await start(pineAdmin, MORNING_OPENING)).toEqual(first);
    expect(
      await database.owner(`select title, for_day::text, season_id from public.checklists where template_id = $1`, [
        MORNING_OPENING,
      ]),
    ).toEqual([{ title: 'Morning opening', for_day: '2025-05-01', season_id: SEASON_2025 }]);
    expect(
      await database.owner(
        `select count(*)::int as items, array_agg(distinct due_on::text) as due, bool_or(completed) as completed
         from public.checklist_items join public.checklists on checklists.id = checklist_id where template_id = $1`,
        [MORNING_OPENING],
      ),
    ).toEqual([{ items: 6, due: ['2025-05-01'], completed: false }]);
  });

  // A device computes the same (apps/operations/src/operations/rules/forms/dayItemIds.test.ts).
  test('gives the items of a day the ids that a device computes before it sends the list', async () => {
    await database.owner(`delete from public.checklists where template_id = $1`, [MORNING_OPENING]);
    await database.owner(`delete from public.checklist_template_items where template_id = $1`, [MORNING_OPENING]);
    await database.owner(
      `insert into public.checklist_template_items (club_id, template_id, item, position)
       select $1, $2, item, place from unnest(array['Test the water', 'Café – gate', 'Test the water'])
         with ordinality as word (item, place)`,
      [PINE_HOLLOW, MORNING_OPENING],
    );
    await start(pineManager, MORNING_OPENING, undefined, '2025-04-30');
    expect(
      await database.owner(
        `select checklist_items.id from public.checklist_items join public.checklists on checklists.id = checklist_id
         where template_id = $1 order by checklist_items.position`,
        [MORNING_OPENING],
      ),
    ).toEqual([
      { id: '05afed7b-fcdd-5cfa-194d-53616e6fedbf' },
      { id: '1787bc1d-28b1-486b-2a71-b970b2ddb12c' },
      { id: '0a287655-639f-e00c-a519-6c4625b1d6f5' },
    ]);
  });

  test('gives an item a random id if its own is taken', async () => {
    await database.owner(`delete from public.checklists where template_id = $1`, [MORNING_OPENING]);
    const itemsOf = () =>
      database.owner(
        `select checklist_items.id from public.checklist_items join public.checklists on checklists.id = checklist_id
         where template_id = $1`,
        [MORNING_OPENING],
      );
    await start(pineManager, MORNING_OPENING);
    await database.owner(`update public.checklists set template_id = null where template_id = $1`, [MORNING_OPENING]);
    expect(await start(pineManager, MORNING_OPENING)).toMatchObject({ kind: 'done' });
    expect(await itemsOf()).toHaveLength(6);
  });

  test("lets only the club's managers add the items of a template", async () => {
    const add = (person: Person) =>
      database.as(
        person,
        `select app.add_items_of_template(id) from public.checklists where template_id = $1 limit 1`,
        [MORNING_OPENING],
      );
    expect(await add(pineStaff)).toMatchObject({ kind: 'refused', code: '42501' });
  });

  test("counts the due dates of a season's list back from opening day", async () => {
    await database.owner(`delete from public.checklists where template_id = $1 and season_id = $2`, [
      CLUB_OFFICE,
      SEASON_2025,
    ]);
    await start(pineManager, CLUB_OFFICE);
    expect(
      await database.owner(
        `select item, due_on::text from public.checklist_items join public.checklists on checklists.id = checklist_id
         where template_id = $1 and season_id = $2 order by checklist_items.position limit 2`,
        [CLUB_OFFICE, SEASON_2025],
      ),
    ).toEqual([
      { item: 'Renew liability insurance', due_on: '2025-03-25' },
      { item: 'File the pool operating permit', due_on: '2025-04-09' },
    ]);
  });

  test.each([
    ['by someone who is not a manager', pineStaff, MORNING_OPENING, undefined, '42501', 'Only managers and admins'],
    [
      "another club's template",
      lakeAdmin,
      MORNING_OPENING,
      undefined,
      'PT404',
      'This template does not exist any more.',
    ],
    ['in a closed season', pineManager, CLUB_OFFICE, SEASON_2024, 'PT409', 'Season 2024 is closed.'],
    ["in another club's season", pineManager, CLUB_OFFICE, '20000001-0000-4000-8000-000000000001', 'PT404', 'no such'],
  ])('refuses: %s', async (_what, person, template, season, code, message) => {
    const before = await database.owner(`select count(*) from public.checklists`);
    expect(await start(person, template, season)).toMatchObject({
      kind: 'refused',
      code,
      message: expect.stringContaining(message),
      hint: expect.any(String),
    });
    expect(await database.owner(`select count(*) from public.checklists`)).toEqual(before);
  });

  test('keeps the lists that were started from a deleted template', async () => {
    await database.as(pineManager, `delete from public.checklist_templates where id = $1`, [CLUB_OFFICE]);
    expect(await database.owner(`select template_id from public.checklists where title = 'Club office'`)).toEqual([
      { template_id: null },
      { template_id: null },
    ]);
  });
});
