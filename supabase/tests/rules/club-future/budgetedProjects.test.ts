import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, type Caller } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineBoard, pineStaff, lakeAdmin } = people;
const DECK = sampleId('capitalProject', 1);
const PUMP_ROOM = sampleId('capitalProject', 2);

const add = (by: Caller, project = DECK, year = '2025') =>
  database.as(by, `select public.add_project_to_budget($1, $2) as year`, [project, year]);
const lines = () =>
  database.owner(
    `select year, name, type, planned_amount::float as planned, amount from public.budget_categories where project_id is not null`,
  );

test('an approved project becomes one expense of a season, with a line in its history', async () => {
  expect(await add(pineManager)).toMatchObject({ kind: 'done', rows: [{ year: '2025' }] });
  await database.owner(`insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
    values ('${pineManager.clubId}', '2026', '2026-04-01', '2026-05-23', '2026-09-07')`);
  expect(await add(pineManager, DECK, '2026')).toMatchObject({ kind: 'done', rows: [{ year: '2025' }] });
  expect(await lines()).toEqual([
    { year: '2025', name: 'Pool deck resurfacing', type: 'expense', planned: 45_000, amount: null },
  ]);
  expect(
    await database.owner(
      `select note from public.project_updates where project_id = $1 and note like 'Added to the budget%'`,
      [DECK],
    ),
  ).toEqual([{ note: 'Added to the budget of 2025: $45,000.' }]);
});

test('the line stays when the project goes, and the project is free again when the line goes', async () => {
  await add(pineManager);
  await database.owner(`delete from public.budget_categories where project_id = $1`, [DECK]);
  expect(await add(pineManager)).toMatchObject({ kind: 'done' });
  await database.owner(`delete from public.capital_projects where id = $1`, [DECK]);
  expect(
    await database.owner(`select project_id from public.budget_categories where name = 'Pool deck resurfacing'`),
  ).toEqual([{ project_id: null }]);
});

test.each([
  ['one that is not approved', pineManager, PUMP_ROOM, '2025', '22023'],
  ['one in a closed season', pineManager, DECK, '2024', 'PT409'],
  ['one in no season', pineManager, DECK, '2031', 'PT404'],
  ['one by the board', pineBoard, DECK, '2025', '42501'],
  ['one by the staff', pineStaff, DECK, '2025', '42501'],
  ['one of another club', lakeAdmin, DECK, '2025', 'PT404'],
] as const)('refuses %s', async (_what, by, project, year, code) => {
  expect(await add(by, project, year)).toMatchObject({ kind: 'refused', code });
  expect(await lines()).toEqual([]);
});

test('refuses a project whose cost is not known, and a second line of the same name', async () => {
  await database.owner(`update public.capital_projects set status = 'approved', budget = null where id = $1`, [
    PUMP_ROOM,
  ]);
  expect(await add(pineManager, PUMP_ROOM)).toMatchObject({ kind: 'refused', code: '22023' });
  await database.owner(
    `update public.capital_projects set budget = 15000, title = 'Pool deck resurfacing' where id = $1`,
    [PUMP_ROOM],
  );
  await add(pineManager);
  expect(await add(pineManager, PUMP_ROOM)).toMatchObject({
    kind: 'refused',
    code: '23505',
    message: expect.stringContaining('budget_categories_once'),
  });
});

test('copying a season forward leaves the line of a project behind', async () => {
  await add(pineManager);
  await database.owner(`insert into public.seasons (club_id, year, starts_on, opens_on, ends_on)
    values ('${pineManager.clubId}', '2026', '2026-04-01', '2026-05-23', '2026-09-07')`);
  await database.as(
    pineManager,
    `select public.copy_season_forward(
      (select id from public.seasons where club_id = $1 and year = '2025'),
      (select id from public.seasons where club_id = $1 and year = '2026'))`,
    [pineManager.clubId],
  );
  const copied = await database.owner(
    `select name from public.budget_categories where club_id = $1 and year = '2026'`,
    [pineManager.clubId],
  );
  expect(copied).toContainEqual({ name: 'Chemicals' });
  expect(copied).not.toContainEqual({ name: 'Pool deck resurfacing' });
});
