import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();

const { firm, pineManager, pineAdmin, pineStaff, lakeAdmin, lakeStaff } = people;
const SEASON_2025 = '10000001-0000-4000-8000-000000000002';
const POOLS_2025 = '10000032-0000-4000-8000-000000000003';
const CLUB_OFFICE = '10000030-0000-4000-8000-000000000001';
/** Open items: one of Jordan Blake's (staff@pinehollow.test), one of Frank Delgado's, who has no account. */
const JORDANS_ITEM = '10000033-0000-4000-8000-000000000307';
const FRANKS_ITEM = '10000033-0000-4000-8000-000000000305';

const itemState = (id: string) =>
  database.owner(
    `select completed, completed_by, to_char(completed_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as at,
       version from public.checklist_items where id = $1`,
    [id],
  );

describe('completing an item', () => {
  test("stamps a manager's check with the person and the club's own time", async () => {
    await database.as(pineManager, `update public.checklist_items set completed = true where id = $1`, [FRANKS_ITEM]);
    expect(await itemState(FRANKS_ITEM)).toEqual([
      { completed: true, completed_by: pineManager.userId, at: '2025-05-01 09:00', version: 2 },
    ]);

    await database.as(pineAdmin, `update public.checklist_items set notes = 'Checked' where id = $1`, [FRANKS_ITEM]);
    expect(await itemState(FRANKS_ITEM)).toMatchObject([{ completed_by: pineManager.userId }]);

    await database.as(pineAdmin, `update public.checklist_items set completed = false where id = $1`, [FRANKS_ITEM]);
    expect(await itemState(FRANKS_ITEM)).toMatchObject([{ completed: false, completed_by: null, at: null }]);
  });

  test('accepts no stamp from a client', async () => {
    for (const column of ['completed_at', 'completed_by']) {
      expect(
        await database.as(pineManager, `update public.checklist_items set ${column} = null where id = $1`, [
          FRANKS_ITEM,
        ]),
      ).toMatchObject({ kind: 'refused', code: '42501' });
    }
  });

  test('lets its owner check it off and reopen it, without being a manager', async () => {
    const tick = (completed: boolean) =>
      database.as(pineStaff, `select public.complete_checklist_item($1, $2)`, [JORDANS_ITEM, completed]);
    expect(await tick(true)).toMatchObject({ kind: 'done' });
    expect(await itemState(JORDANS_ITEM)).toEqual([
      { completed: true, completed_by: pineStaff.userId, at: '2025-05-01 09:00', version: 2 },
    ]);
    await tick(true);
    expect(await itemState(JORDANS_ITEM)).toMatchObject([{ version: 2 }]);
    await tick(false);
    expect(await itemState(JORDANS_ITEM)).toMatchObject([{ completed: false, version: 3 }]);
  });

  test('lets everyone in the club check an unassigned item on a daily list, and managers on any other', async () => {
    const itemOf = async (list: string) => {
      const [item] = (await database.owner(
        `select item.id from public.checklist_items as item join public.checklists as list on list.id = item.checklist_id
         where ${list} and list.club_id = $1 and not item.completed
           and item.owner_staff_id is null and item.owner_user_id is null limit 1`,
        [PINE_HOLLOW],
      )) as { id: string }[];
      return item?.id ?? '';
    };
    const item = await itemOf(`list.for_day = '2025-05-01'`);
    const tick = (person: Person, id = item) => database.as(person, `select public.complete_checklist_item($1)`, [id]);
    expect(await tick(lakeStaff)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await tick(firm)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await tick(pineStaff)).toMatchObject({ kind: 'done' });
    expect(await itemState(item)).toMatchObject([{ completed: true, completed_by: pineStaff.userId }]);
    expect(await tick(pineStaff, await itemOf('list.for_day is null'))).toMatchObject({
      kind: 'refused',
      code: '42501',
    });
  });

  test.each([
    ["an item that is someone else's", pineStaff, FRANKS_ITEM, '42501', 'Only its owner and managers tick off'],
    ["another club's item", lakeAdmin, FRANKS_ITEM, 'PT404', 'This item does not exist any more.'],
    ['an item, by the firm', firm, FRANKS_ITEM, '42501', 'Only its owner and managers tick off'],
    ['an item that is gone', pineManager, CLUB_OFFICE, 'PT404', 'This item does not exist any more.'],
  ])('refuses: %s', async (_what, person, id, code, message) => {
    expect(await database.as(person, `select public.complete_checklist_item($1)`, [id])).toMatchObject({
      kind: 'refused',
      code,
      message: expect.stringContaining(message),
      hint: expect.any(String),
    });
    expect(await itemState(FRANKS_ITEM)).toMatchObject([{ completed: false }]);
  });

  test("needs an owner's account in the club", async () => {
    const own = (userId: string) =>
      database.as(
        pineManager,
        `update public.checklist_items set owner_user_id = $1, owner_staff_id = null where id = $2`,
        [userId, FRANKS_ITEM],
      );
    expect(await own(lakeAdmin.userId)).toMatchObject({
      kind: 'refused',
      code: '22023',
      message: 'The owner of "Calibrate the chemical controllers" is not a member of this club.',
    });
    expect(await own(pineAdmin.userId)).toMatchObject({ kind: 'done', affected: 1 });
  });

  test("refuses another club's list or staff for an item", async () => {
    expect(
      await database.as(
        lakeAdmin,
        `insert into public.checklist_items (club_id, checklist_id, item) values ($1, $2, 'Spy')`,
        [LAKESIDE, POOLS_2025],
      ),
    ).toMatchObject({ kind: 'refused', code: '23503' });
    expect(await database.owner(`select 1 from public.checklist_items where item = 'Spy'`)).toEqual([]);
  });
});

describe('reporting a failed check', () => {
  const report = (person: Person, id: string, note = 'The pad has expired.', priority = 'high') =>
    database.as(person, `select public.report_failed_item($1, $2, $3) as id`, [id, note, priority]);
  const ticketOf = (id: string) =>
    database.owner(
      `select title, priority, status, split_part(description, E'\n', 1) as note
       from public.maintenance_tickets where id = (select ticket_id from public.checklist_items where id = $1)`,
      [id],
    );

  test.each([
    ['its owner', pineStaff],
    ['a manager', pineManager],
  ])('%s opens a ticket, and the item stays open', async (_who, person) => {
    expect(await report(person, JORDANS_ITEM)).toMatchObject({ kind: 'done' });
    expect(await ticketOf(JORDANS_ITEM)).toMatchObject([
      { priority: 'high', status: 'open', note: 'The pad has expired.', title: expect.stringMatching(/ failed$/) },
    ]);
    expect(await itemState(JORDANS_ITEM)).toMatchObject([{ completed: false }]);
  });

  test('tells the other managers once, and its reporter is known', async () => {
    await database.owner(`delete from public.notifications`);
    const send = () =>
      database.as(pineManager, `select public.report_failed_item($1, 'The pad has expired.', 'high', $2)`, [
        JORDANS_ITEM,
        '7c7c7c7c-0000-4000-8000-000000000002',
      ]);
    await send();
    await send();
    const [ticket] = await database.owner(
      `select id, reporter_id from public.maintenance_tickets where title like '% failed'`,
    );
    expect(ticket?.reporter_id).toBe(pineManager.userId);
    expect(await database.owner(`select user_id, title, body, link from public.notifications`)).toEqual([
      {
        user_id: pineAdmin.userId,
        title: expect.stringMatching(/^Urgent problem: .* failed$/),
        body: expect.stringContaining('The pad has expired.'),
        link: `/operations?tab=tickets&open=${String(ticket?.id)}`,
      },
    ]);
  });

  test('has one ticket at a time', async () => {
    await report(pineManager, JORDANS_ITEM);
    expect(await report(pineManager, JORDANS_ITEM)).toMatchObject({ kind: 'refused', code: 'PT409' });
    await database.owner(`update public.maintenance_tickets set status = 'resolved' where title like '% failed'`);
    expect(await report(pineManager, JORDANS_ITEM)).toMatchObject({ kind: 'done' });
  });

  test('opens one ticket when it is sent twice with its key', async () => {
    const send = (person: Person) =>
      database.as(person, `select public.report_failed_item($1, 'It leaks.', 'high', $2) as id`, [
        JORDANS_ITEM,
        '7c7c7c7c-0000-4000-8000-000000000001',
      ]);
    const first = await send(pineStaff);
    expect(first).toMatchObject({ kind: 'done' });
    expect(await send(pineStaff)).toEqual(first);
    await database.owner(`update public.maintenance_tickets set status = 'resolved' where title like '% failed'`);
    expect(await send(pineStaff)).toEqual(first);
    expect(await ticketOf(JORDANS_ITEM)).toMatchObject([{ status: 'resolved', note: 'It leaks.' }]);
    expect(await send(lakeAdmin)).toMatchObject({ kind: 'refused', code: 'PT404' });
  });

  test('reopens an item that is reported again', async () => {
    await database.as(pineManager, `select public.complete_checklist_item($1, true)`, [JORDANS_ITEM]);
    await report(pineManager, JORDANS_ITEM);
    expect(await itemState(JORDANS_ITEM)).toMatchObject([{ completed: false, completed_by: null }]);
  });

  test.each([
    ["an item that is someone else's", pineStaff, FRANKS_ITEM, undefined, '42501'],
    ["another club's item", lakeAdmin, FRANKS_ITEM, undefined, 'PT404'],
    ['an item, by the firm', firm, FRANKS_ITEM, undefined, '42501'],
    ['without words', pineManager, FRANKS_ITEM, '  ', '22023'],
  ])('refuses: %s', async (_what, person, id, note, code) => {
    expect(await report(person, id, note)).toMatchObject({ kind: 'refused', code, hint: expect.any(String) });
    expect(await ticketOf(id)).toEqual([]);
  });

  test('refuses an unknown priority', async () => {
    expect(await report(pineManager, FRANKS_ITEM, 'It leaks.', 'urgent')).toMatchObject({
      kind: 'refused',
      code: '23514',
    });
  });
});

describe('saving what is checked each day', () => {
  const item = (words: string, priority = 'high', notes: string | null = null) => ({ item: words, priority, notes });
  const save = (
    person: Person,
    title: string,
    items: unknown,
    id: string | null = null,
    version: number | null = null,
  ) =>
    database.as(person, `select public.save_day_template($1, $2, $3, $4, $5) as id`, [
      PINE_HOLLOW,
      title,
      JSON.stringify(items),
      id,
      version,
    ]);
  const itemsOf = (title: string) =>
    database.owner(
      `select item, priority, notes, item.position from public.checklist_template_items as item
       join public.checklist_templates as template on template.id = item.template_id
       where template.title = $1 and template.kind = 'daily_operations' order by item.position`,
      [title],
    );

  test('lets a manager save a list with its items in order, and replace the items later', async () => {
    const added = await save(pineManager, 'Noon round', [
      item(' Count the tubes '),
      item('Empty the bins', 'low', ' '),
    ]);
    expect(added).toMatchObject({ kind: 'done' });
    expect(await itemsOf('Noon round')).toEqual([
      { item: 'Count the tubes', priority: 'high', notes: null, position: 1 },
      { item: 'Empty the bins', priority: 'low', notes: null, position: 2 },
    ]);
    const [row] = await database.owner(`select id from public.checklist_templates where title = 'Noon round'`);
    await save(pineManager, 'Noon round', [item('Count the tubes', 'medium', 'Six')], String(row?.id), 1);
    expect(await itemsOf('Noon round')).toEqual([
      { item: 'Count the tubes', priority: 'medium', notes: 'Six', position: 1 },
    ]);
    expect(await save(pineManager, 'Noon', [item('Count')], String(row?.id), 1)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
    });
    expect(await itemsOf('Noon round')).toHaveLength(1);
  });

  test.each([
    ['a member', pineStaff, [item('Count')], null, '42501'],
    ['the firm', firm, [item('Count')], null, '42501'],
    ["another club's administrator", lakeAdmin, [item('Count')], null, '42501'],
    ['a list without items', pineManager, [], null, '22023'],
    ['items that are no list', pineManager, 'Count', null, '22023'],
    ['an item without words', pineManager, [item('  ')], null, '23514'],
    ['an item without a priority', pineManager, [item('Count', 'urgent')], null, '23514'],
    ['a template of a season', pineManager, [item('Count')], CLUB_OFFICE, 'PT404'],
  ])('refuses: %s', async (_what, person, items, id, code) => {
    expect(await save(person, 'Noon round', items, id, 1)).toMatchObject({ kind: 'refused', code });
    expect(await itemsOf('Noon round')).toEqual([]);
  });

  test('refuses a second list with the same title', async () => {
    expect(await save(pineManager, 'Morning opening', [item('Count')])).toMatchObject({
      kind: 'refused',
      code: '23505',
    });
  });
});

test("gives a daily list its day, and a season's list none", async () => {
  const add = (kind: string, day: string | null) =>
    database.as(
      pineManager,
      `insert into public.checklists (club_id, season_id, kind, title, for_day) values ($1, $2, $3, 'New', $4)`,
      [PINE_HOLLOW, SEASON_2025, kind, day],
    );
  for (const [kind, day] of [
    ['daily_operations', null],
    ['pre_season', '2025-05-02'],
  ] as const) {
    expect(await add(kind, day)).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: expect.stringContaining('checklists_day_of_daily_lists'),
    });
  }
  expect(await add('daily_operations', '2025-05-02')).toMatchObject({ kind: 'done' });
});

test('shows members the progress of every list in their club, and of no other', async () => {
  expect(
    await database.as(
      pineStaff,
      `select completed_items, total_items, percent, overdue_items, next_due_on::text from public.checklist_overview where id = $1`,
      ['10000032-0000-4000-8000-000000000001'],
    ),
  ).toMatchObject({
    rows: [{ completed_items: 3, total_items: 8, percent: 38, overdue_items: 2, next_due_on: '2025-04-19' }],
  });
  expect(await database.as(lakeStaff, `select distinct club_id from public.checklist_overview`)).toMatchObject({
    rows: [{ club_id: LAKESIDE }],
  });
});
