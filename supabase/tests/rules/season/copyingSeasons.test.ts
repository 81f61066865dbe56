import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineAdmin, pineStaff, lakeAdmin } = people;
const SEASON_2024 = '10000001-0000-4000-8000-000000000001';
const SEASON_2025 = '10000001-0000-4000-8000-000000000002';
const CLUB_OFFICE = '10000030-0000-4000-8000-000000000001';
/** An open item of Frank Delgado, who has no account. */
const FRANKS_ITEM = '10000033-0000-4000-8000-000000000305';

describe('copying a season forward', () => {
  const SEASON_2026 = '10000001-0000-4000-8000-000000000026';
  const copy = (person: Person, from = SEASON_2025, to = SEASON_2026) =>
    database.as(person, `select public.copy_season_forward($1, $2) as added`, [from, to]);
  const rowsOf2026 = () =>
    database.owner(`select (select count(*)::int from public.checklists where season_id = '${SEASON_2026}') as lists,
      (select count(*)::int from public.budget_categories where year = '2026') as budget`);

  beforeEach(async () => {
    await database.owner(
      `insert into public.seasons (id, club_id, year, starts_on, opens_on, ends_on)
       values ($1, $2, '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
      [SEASON_2026, PINE_HOLLOW],
    );
  });

  test('copies its lists with open items, due as many days before opening day, and plans what was spent', async () => {
    expect(await copy(pineManager)).toMatchObject({
      kind: 'done',
      rows: [{ added: { checklists: 4, checklist_items: 28, budget_categories: 8 } }],
    });
    // Opening day comes one day earlier in the year, so everything does.
    expect(
      await database.owner(
        `select copied.completed, copied.priority, (original.due_on - season.opens_on) as was, (copied.due_on - '2026-05-23') as is,
           copied.owner_staff_id = original.owner_staff_id as same_owner
         from public.checklist_items as original
         join public.checklists as source on source.id = original.checklist_id
         join public.seasons as season on season.id = source.season_id
         join public.checklists as target on target.copied_from_id = source.id
         join public.checklist_items as copied on copied.checklist_id = target.id and copied.item = original.item
         where original.id = $1`,
        [FRANKS_ITEM],
      ),
    ).toEqual([{ completed: false, priority: 'high', was: -20, is: -20, same_owner: true }]);
    expect(
      await database.owner(
        `select amount, planned_amount from public.budget_categories where year = '2026' and name = 'Payroll'`,
      ),
    ).toEqual([{ amount: '0.00', planned_amount: '116500.00' }]);
  });

  test('plans what was spent, if anything was', async () => {
    await database.owner(`delete from public.budget_categories where year = '2025'`);
    await copy(pineManager, SEASON_2024, SEASON_2025);
    expect(
      await database.owner(
        `select planned_amount from public.budget_categories where year = '2025' and name = 'Chemicals'`,
      ),
    ).toEqual([{ planned_amount: '14200.00' }]);
  });

  test('adds only what is missing on another copy, and overwrites nothing', async () => {
    await copy(pineManager);
    await database.as(pineManager, `delete from public.checklists where season_id = $1 and title = 'People'`, [
      SEASON_2026,
    ]);
    await database.as(pineManager, `update public.budget_categories set planned_amount = 1 where year = '2026'`);
    expect(await copy(pineAdmin)).toMatchObject({
      rows: [{ added: { checklists: 1, checklist_items: 6, budget_categories: 0 } }],
    });
    expect(await copy(pineAdmin)).toMatchObject({
      rows: [{ added: { checklists: 0, checklist_items: 0, budget_categories: 0 } }],
    });
    expect(await rowsOf2026()).toEqual([{ lists: 4, budget: 8 }]);
    expect(
      await database.owner(`select distinct planned_amount from public.budget_categories where year = '2026'`),
    ).toEqual([{ planned_amount: '1.00' }]);
  });

  test('does not duplicate lists that were already started from their template', async () => {
    await database.as(pineManager, `select public.start_checklist_from_template($1, $2)`, [CLUB_OFFICE, SEASON_2026]);
    expect(await copy(pineManager)).toMatchObject({ rows: [{ added: { checklists: 3 } }] });
    expect(await rowsOf2026()).toMatchObject([{ lists: 4 }]);
  });

  test.each([
    ['by someone who is not a manager', pineStaff, SEASON_2025, SEASON_2026, '42501', 'Only managers and admins'],
    ["another club's seasons", lakeAdmin, SEASON_2025, SEASON_2026, 'PT404', 'There is no such season.'],
    ['backwards', pineManager, SEASON_2026, SEASON_2025, '22023', 'Season 2025 does not come after season 2026.'],
    ['into a closed season', pineManager, SEASON_2025, SEASON_2026, 'PT409', 'Season 2026 is closed.'],
  ])('refuses: %s', async (what, person, from, to, code, message) => {
    if (what === 'into a closed season') {
      await database.owner(`update public.seasons set closed_at = '2026-10-01' where id = $1`, [SEASON_2026]);
    }
    expect(await copy(person, from, to)).toMatchObject({
      kind: 'refused',
      code,
      message: expect.stringContaining(message),
      hint: expect.any(String),
    });
    expect(await rowsOf2026()).toEqual([{ lists: 0, budget: 0 }]);
  });
});
