import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();

const { pineManager, pineStaff, lakeAdmin } = people;
const SEASON_2025 = '10000001-0000-4000-8000-000000000002';
const SEASON_2026 = '10000001-0000-4000-8000-000000000026';
const OFFICE_2025 = '10000032-0000-4000-8000-000000000001';
const PEOPLE_2025 = '10000032-0000-4000-8000-000000000002';
const MORNING = '10000032-0000-4000-8000-000000000005';
const OFFICE_ITEM = '10000033-0000-4000-8000-000000000100';
const GONE = '10000032-0000-4000-8000-000000009999';

const positions = () =>
  database.owner(`select id, position from public.checklist_items where checklist_id = $1 order by position`, [
    OFFICE_2025,
  ]);

describe('the order of a list', () => {
  const arrange = (person: Person, list: string, ids: readonly string[]) =>
    database.as(person, `select public.arrange_checklist_items($1, $2)`, [list, ids]);

  test('is set by a manager', async () => {
    const before = (await positions()).map(({ id }) => id as string);
    const wanted = [before[2]!, before[0]!, before[1]!, ...before.slice(3)];
    expect(await arrange(pineManager, OFFICE_2025, wanted)).toMatchObject({ kind: 'done' });
    expect((await positions()).map(({ id }) => id)).toEqual(wanted);
  });

  test('includes no items of another list', async () => {
    const other = await database.owner(`select id, position from public.checklist_items where checklist_id = $1`, [
      PEOPLE_2025,
    ]);
    await arrange(pineManager, OFFICE_2025, other.map(({ id }) => id as string).reverse());
    expect(
      await database.owner(`select id, position from public.checklist_items where checklist_id = $1`, [PEOPLE_2025]),
    ).toEqual(other);
  });

  test.each([
    ['by someone who is not a manager', pineStaff, OFFICE_2025, '42501'],
    ["of another club's list", lakeAdmin, OFFICE_2025, 'PT404'],
    ['of a list that is gone', pineManager, GONE, 'PT404'],
  ])('cannot be changed %s', async (_what, person, list, code) => {
    const before = await positions();
    const ids = before.map(({ id }) => id as string).reverse();
    expect(await arrange(person, list, ids)).toMatchObject({ kind: 'refused', code, hint: expect.any(String) });
    expect(await positions()).toEqual(before);
  });
});

describe('a list as a template', () => {
  const save = (person: Person, list: string, title: string | null, replaces = false) =>
    database.as(person, `select public.save_checklist_as_template($1, $2, $3) as id`, [list, title, replaces]);
  const itemsOf = (title: string) =>
    database.owner(
      `select template.id, count(item.id)::int as items
       from public.checklist_templates as template
       left join public.checklist_template_items as item on item.template_id = template.id
       where template.title = $1 group by template.id`,
      [title],
    );
  const templates = () => database.owner(`select id from public.checklist_templates order by id`);

  test('keeps an item without a due date', async () => {
    await database.owner(`update public.checklist_items set due_on = null where id = $1`, [OFFICE_ITEM]);
    await save(pineManager, OFFICE_2025, 'Office, without a date');
    expect(
      await database.owner(
        `select item.days_before_opening
         from public.checklist_templates as template
         join public.checklist_template_items as item on item.template_id = template.id
         where template.title = 'Office, without a date' order by item.position limit 2`,
      ),
    ).toEqual([{ days_before_opening: null }, { days_before_opening: 45 }]);
  });

  test('keeps its items, each due as many days before the opening, without who did them', async () => {
    await database.owner(`update public.checklist_items set due_on = '2025-06-01' where id = $1`, [OFFICE_ITEM]);
    expect(await save(pineManager, OFFICE_2025, 'Office, our way')).toMatchObject({ kind: 'done' });
    expect(
      await database.owner(
        `select template.kind, item.item, item.priority, item.days_before_opening
         from public.checklist_templates as template
         join public.checklist_template_items as item on item.template_id = template.id
         where template.title = 'Office, our way' order by item.position limit 2`,
      ),
    ).toEqual([
      // Due after the opening is as late as a template says.
      { kind: 'pre_season', item: 'Renew liability insurance', priority: 'high', days_before_opening: 0 },
      { kind: 'pre_season', item: 'File the pool operating permit', priority: 'high', days_before_opening: 45 },
    ]);
  });

  test('has no dates if it is a daily list', async () => {
    await save(pineManager, MORNING, 'Morning, our way');
    expect(
      await database.owner(
        `select distinct days_before_opening from public.checklist_template_items as item
         join public.checklist_templates as template on template.id = item.template_id
         where template.title = 'Morning, our way'`,
      ),
    ).toEqual([{ days_before_opening: null }]);
  });

  test('replaces the template with the same title if requested, and no other', async () => {
    await save(pineManager, OFFICE_2025, 'Our way');
    const [first] = await itemsOf('Our way');
    expect(await save(pineManager, PEOPLE_2025, 'Our way', true)).toMatchObject({ rows: [{ id: first?.id }] });
    const [{ count }] = (await database.owner(
      `select count(*)::int as count from public.checklist_items where checklist_id = $1`,
      [PEOPLE_2025],
    )) as [{ count: number }];
    expect(await itemsOf('Our way')).toEqual([{ id: first?.id, items: count }]);
    expect(count).not.toBe(first?.items);

    const before = await templates();
    expect(await save(pineManager, OFFICE_2025, 'New to the club', true)).toMatchObject({ kind: 'done' });
    expect(await templates()).toHaveLength(before.length + 1);
    expect(await save(pineStaff, OFFICE_2025, 'Our way', true)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await itemsOf('Our way')).toEqual([{ id: first?.id, items: count }]);
  });

  test.each([
    ['under a title that is taken', pineManager, OFFICE_2025, null, '23505'],
    ['without a title', pineManager, OFFICE_2025, ' ', '23514'],
    ['by someone who is not a manager', pineStaff, OFFICE_2025, 'Mine', '42501'],
    ["from another club's list", lakeAdmin, OFFICE_2025, 'Mine', 'PT404'],
    ['from a list that is gone', pineManager, GONE, 'Mine', 'PT404'],
  ])('is not saved %s', async (_what, person, list, title, code) => {
    const before = await templates();
    expect(await save(person, list, title)).toMatchObject({ kind: 'refused', code });
    expect(await templates()).toEqual(before);
  });
});

describe('an archived list', () => {
  const archive = (person: Person, list: string) =>
    database.as(person, `update public.checklists set archived = true where id = $1`, [list]);
  const progress = () =>
    database.owner(`select done, total from public.pre_season_progress where club_id = $1`, [PINE_HOLLOW]);

  test('is not counted until it is restored', async () => {
    expect(await progress()).toEqual([{ done: 13, total: 28 }]);
    expect(await archive(pineManager, OFFICE_2025)).toMatchObject({ kind: 'done', affected: 1 });
    expect(await progress()).toEqual([{ done: 10, total: 20 }]);
    await database.as(pineManager, `update public.checklists set archived = false where id = $1`, [OFFICE_2025]);
    expect(await progress()).toEqual([{ done: 13, total: 28 }]);
  });

  test('is archived only by managers, and is never a daily list', async () => {
    expect(await archive(pineStaff, OFFICE_2025)).toMatchObject({ affected: 0 });
    expect(await archive(lakeAdmin, OFFICE_2025)).toMatchObject({ affected: 0 });
    expect(await archive(pineManager, MORNING)).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: expect.stringContaining('checklists_archived_of_season'),
    });
    expect(await database.owner(`select id from public.checklists where archived`)).toEqual([]);
  });
});

describe('copying chosen parts of a season', () => {
  const copy = (lists: string[] | null, withBudget: boolean) =>
    database.as(pineManager, `select public.copy_season_forward($1, $2, $3, $4) as added`, [
      SEASON_2025,
      SEASON_2026,
      lists,
      withBudget,
    ]);
  beforeEach(async () => {
    await database.owner(
      `insert into public.seasons (id, club_id, year, starts_on, opens_on, ends_on)
       values ($1, $2, '2026', '2026-04-01', '2026-05-23', '2026-09-07')`,
      [SEASON_2026, PINE_HOLLOW],
    );
  });

  test('copies these lists and leaves the others and the budget', async () => {
    expect(await copy([OFFICE_2025, MORNING], false)).toMatchObject({
      rows: [{ added: { checklists: 1, checklist_items: 8, budget_categories: 0 } }],
    });
    expect(await database.owner(`select title from public.checklists where season_id = $1`, [SEASON_2026])).toEqual([
      { title: 'Club office' },
    ]);
    expect(await copy([], true)).toMatchObject({
      rows: [{ added: { checklists: 0, checklist_items: 0, budget_categories: 8 } }],
    });
  });

  test('copies archived lists only by name, and keeps no former staff member as owner', async () => {
    await database.owner(`update public.checklists set archived = true where id = $1`, [OFFICE_2025]);
    expect(await copy(null, false)).toMatchObject({ rows: [{ added: { checklists: 3 } }] });
    await database.owner(
      `update public.staff_members set status = 'Inactive' where id in
         (select owner_staff_id from public.checklist_items where checklist_id = $1)`,
      [OFFICE_2025],
    );
    expect(await copy([OFFICE_2025], false)).toMatchObject({ rows: [{ added: { checklists: 1 } }] });
    expect(
      await database.owner(
        `select count(*)::int as items, count(owner_staff_id)::int as owned from public.checklist_items
         where checklist_id = (select id from public.checklists where copied_from_id = $1)`,
        [OFFICE_2025],
      ),
    ).toEqual([{ items: 8, owned: 0 }]);
  });
});
