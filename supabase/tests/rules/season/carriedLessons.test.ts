import { sampleId } from '@platform/sample-club';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const HIRE_EARLY = sampleId('lesson', 5);
const RESEARCH_APPS = sampleId('lesson', 3);

describe('a lesson', () => {
  interface Plan {
    checklist?: string;
    ownerStaff?: string;
    dueOn?: string;
  }
  const carry = (caller: Caller, lesson: string, { checklist, ownerStaff, dueOn }: Plan = {}) =>
    database.as(
      caller,
      `select * from public.carry_lesson_to_checklist($1, $2, owner_staff_id_param => $3, due_on_param => $4)`,
      [lesson, checklist ?? null, ownerStaff ?? null, dueOn ?? null],
    );
  const items = () =>
    readAs(
      database,
      pineStaff,
      `select list.title, season.year, item.item, item.notes, item.priority, item.due_on::text
       from public.checklist_items as item
       join public.checklists as list on list.id = item.checklist_id
       join public.seasons as season on season.id = list.season_id
       where item.lesson_id is not null order by item.position`,
    );

  test('becomes an item of the next season once, in one list with the other lessons', async () => {
    expect(await carry(pineManager, HIRE_EARLY, { dueOn: '2025-02-10' })).toMatchObject({
      kind: 'done',
      rows: [{ item_id: expect.any(String), is_new: true }],
    });
    await carry(pineManager, RESEARCH_APPS);
    const list = { title: 'Lessons of 2024', year: '2025' };
    expect(await items()).toEqual([
      { ...list, item: 'Start hiring by February 15th', notes: null, priority: 'high', due_on: '2025-02-10' },
      { ...list, item: 'Communication system', notes: 'Research apps', priority: 'medium', due_on: null },
    ]);
  });

  test("keeps the first person's choice, whatever the second decides", async () => {
    const staff = await database.owner(`select id from public.staff where club_id = $1 order by id limit 2`, [
      PINE_HOLLOW,
    ]);
    const [first, second] = staff.map(({ id }) => String(id));
    await carry(pineManager, HIRE_EARLY, { ownerStaff: first, dueOn: '2025-02-10' });
    const carried = () =>
      database.owner(
        `select id, owner_staff_id, due_on::text, version from public.checklist_items where lesson_id = $1`,
        [HIRE_EARLY],
      );
    const [item] = await carried();
    expect(item).toMatchObject({ owner_staff_id: first, due_on: '2025-02-10', version: 1 });
    expect(await carry(pineAdmin, HIRE_EARLY, { ownerStaff: second, dueOn: '2025-03-01' })).toMatchObject({
      kind: 'done',
      rows: [{ item_id: item?.id, is_new: false }],
    });
    expect(await carried()).toEqual([item]);
  });

  test('goes to no one of another club', async () => {
    const [stranger] = await database.owner(`select id from public.staff where club_id = $1 limit 1`, [LAKESIDE]);
    expect(await carry(pineManager, HIRE_EARLY, { ownerStaff: String(stranger?.id) })).toMatchObject({
      kind: 'refused',
      code: '23503',
    });
    expect(await items()).toEqual([]);
  });

  test('goes into the chosen list, which is one of their own club', async () => {
    const [own] = await database.owner(
      `select id, title from public.checklists where club_id = $1 and kind = 'pre_season' limit 1`,
      [PINE_HOLLOW],
    );
    const [other] = await database.owner(`select id from public.checklists where club_id = $1 limit 1`, [LAKESIDE]);
    expect(await carry(pineManager, HIRE_EARLY, { checklist: String(other?.id) })).toMatchObject({
      kind: 'refused',
      code: 'PT404',
    });
    expect(await items()).toEqual([]);
    await carry(pineManager, HIRE_EARLY, { checklist: String(own?.id) });
    expect(await items()).toMatchObject([{ title: own?.title }]);
  });

  test('waits until the next season is entered', async () => {
    await database.owner(`delete from public.seasons where club_id = $1 and year = '2025'`, [PINE_HOLLOW]);
    expect(await carry(pineManager, HIRE_EARLY)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'There is no season after 2024 yet.',
    });
    expect(await items()).toEqual([]);
  });

  test('becomes a project of a club with ClubFuture, and of no other club', async () => {
    const project = (caller: Caller) =>
      database.as(caller, `select public.carry_lesson_to_project($1) as id`, [HIRE_EARLY]);
    const projects = () =>
      database.owner(`select title from public.capital_projects where lesson_id = $1`, [HIRE_EARLY]);
    await publishRelease(database, sampleRelease('club-future', '1.0.0', { engagement: true, title: 'ClubFuture' }));
    await database.owner(`select public.promote_release('club-future', '1.0.0', 'production', 'first', 'me')`);
    await database.owner(`delete from public.club_modules where club_id = $1 and module_id = 'club-future'`, [
      PINE_HOLLOW,
    ]);
    expect(await project(pineManager)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: "ClubFuture is not part of your club's engagement.",
    });
    expect(await projects()).toEqual([]);
    await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'club-future')`, [
      PINE_HOLLOW,
    ]);
    expect(await project(pineManager)).toMatchObject({ kind: 'done' });
    expect(await projects()).toEqual([{ title: 'Start hiring by February 15th' }]);
  });

  test('is carried by managers and admins of their own club', async () => {
    expect(await carry(pineStaff, HIRE_EARLY)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await carry(lakeAdmin, HIRE_EARLY)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await items()).toEqual([]);
  });
});

describe('a maintenance ticket', () => {
  const promote = (caller: Caller, ticket: unknown) =>
    database.as(caller, `select public.promote_ticket_to_project($1) as id`, [ticket]);
  const anyTicket = async () =>
    (
      await database.owner(
        `select id, title, priority from public.maintenance_tickets where club_id = $1 order by id limit 1`,
        [PINE_HOLLOW],
      )
    )[0];

  test('becomes a proposed project once, and remembers it', async () => {
    const ticket = await anyTicket();
    const first = await promote(pineManager, ticket?.id);
    expect(await promote(pineManager, ticket?.id)).toEqual(first);
    expect(
      await database.owner(
        `select title, priority, status, version from public.capital_projects where ticket_id = $1`,
        [ticket?.id],
      ),
    ).toEqual([{ title: ticket?.title, priority: ticket?.priority, status: 'proposed', version: 1 }]);
    expect(
      await database.owner(
        `select author_name from public.ticket_events where ticket_id = $1 and note = 'Became a capital project.'`,
        [ticket?.id],
      ),
    ).toEqual([{ author_name: 'Elena Ruiz' }]);
  });

  test('is promoted only by managers and admins of their own club', async () => {
    const ticket = await anyTicket();
    expect(await promote(pineStaff, ticket?.id)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await promote(lakeAdmin, ticket?.id)).toMatchObject({ kind: 'refused', code: 'PT404' });
    expect(await database.owner(`select 1 from public.capital_projects where ticket_id is not null`)).toEqual([]);
  });
});
