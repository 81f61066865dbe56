import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Person } from '../support/people';
import { readAs } from '../support/readAs';

// What waits before the season, for the first row of a dashboard, and the rows behind each of its figures.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin, newClient } = people;
const JORDAN = '10000005-0000-4000-8000-000000000001';
/** The open items of the current season, on which the page stands. */
const OPEN = `from public.checklist_items as item
  join public.checklists as list on list.id = item.checklist_id
  join public.seasons as season on season.id = list.season_id and season.year = '2025'
  where item.club_id = '${PINE_HOLLOW}' and list.kind <> 'daily_operations' and not list.archived and not item.completed`;

async function needsOf(person: Person, club = PINE_HOLLOW) {
  const rows = await readAs(database, person, `select * from public.pre_season_needs where club_id = $1`, [club]);
  return rows[0];
}

const change = async (sql: string) => void (await database.owner(sql));
const moveClock = (moment: string) =>
  change(`update public.clubs set clock_override = '${moment}' where id = '${PINE_HOLLOW}'`);
const counted = async (what: string, also = '') =>
  (await database.owner(`select count(${what})::integer as count ${OPEN} ${also}`))[0]?.count;

test('counts what is late and which lists are unfinished, for the people who maintain the lists', async () => {
  const late = await counted('*', `and item.due_on < '2025-05-01'`);
  const lists = await counted('distinct list.id');
  expect([Number(late) > 0, Number(lists) > 0]).toEqual([true, true]);
  for (const person of [pineAdmin, pineManager]) {
    expect(await needsOf(person)).toMatchObject({
      late_items: late,
      unfinished_lists: lists,
      seasons_to_start: 0,
      days_to_opening: 23,
    });
  }
  expect(await needsOf(pineStaff)).toMatchObject({ late_items: null, unfinished_lists: null, seasons_to_start: null });
});

test('asks for unfinished lists from 30 days before the opening', async () => {
  await moveClock('2025-04-23T12:00:00-04:00');
  expect(await needsOf(pineManager)).toMatchObject({ unfinished_lists: 0, days_to_opening: 31 });
  await moveClock('2025-04-24T12:00:00-04:00');
  expect((await needsOf(pineManager))?.unfinished_lists).toBeGreaterThan(0);
  await change(`update public.checklist_items set completed = true where id in (select item.id ${OPEN})`);
  expect(await needsOf(pineManager)).toMatchObject({ unfinished_lists: 0, late_items: 0 });
});

test('tells a person about their own items, by their account or their staff row', async () => {
  const before = Number((await needsOf(pineStaff))?.own_items);
  await change(`update public.checklist_items set owner_user_id = '${pineStaff.userId}', owner_staff_id = null,
    due_on = '2025-04-30' where id = (select item.id ${OPEN} and item.owner_user_id is null
      and item.owner_staff_id is distinct from '${JORDAN}' order by item.id limit 1)`);
  await change(`update public.checklist_items set owner_user_id = null, owner_staff_id = '${JORDAN}',
    due_on = '2025-05-20' where id = (select item.id ${OPEN} and item.owner_user_id is null
      and item.owner_staff_id is distinct from '${JORDAN}' order by item.id desc limit 1)`);
  expect(await needsOf(pineStaff)).toMatchObject({ own_items: before + 2, own_late_items: 1 });
});

test('leaves out daily lists and archived ones', async () => {
  await change(`update public.checklists set archived = true where kind <> 'daily_operations' and season_id in
    (select id from public.seasons where club_id = '${PINE_HOLLOW}' and year = '2025')`);
  expect(await needsOf(pineManager)).toMatchObject({ late_items: 0, unfinished_lists: 0, seasons_to_start: 1 });
});

test('asks a manager to start a season without a checklist, and an administrator unless their setup does', async () => {
  await change(`delete from public.checklists where club_id = '${PINE_HOLLOW}'`);
  const toStart = async (person: Person) => (await needsOf(person))?.seasons_to_start;
  expect([await toStart(pineManager), await toStart(pineAdmin), await toStart(pineStaff)]).toEqual([1, 1, null]);
  await change(`update public.clubs set created_by = '${pineAdmin.userId}' where id = '${PINE_HOLLOW}'`);
  expect([await toStart(pineManager), await toStart(pineAdmin)]).toEqual([1, 0]);
});

test.each([
  ['is over', () => moveClock('2025-09-02T12:00:00-04:00')],
  [
    'has closed',
    () => change(`update public.seasons set closed_at = now() where club_id = '${PINE_HOLLOW}' and year = '2025'`),
  ],
  ['was not entered', () => change(`update public.clubs set season = '2031' where id = '${PINE_HOLLOW}'`)],
])('asks for nothing when the season %s', async (_case, make) => {
  await make();
  expect(await needsOf(pineManager)).toMatchObject({
    own_items: 0,
    late_items: 0,
    unfinished_lists: 0,
    seasons_to_start: 0,
    days_to_opening: null,
  });
});

test('tells another club, and a person without one, nothing', async () => {
  expect(await needsOf(lakeAdmin)).toBeUndefined();
  expect(await needsOf(newClient)).toBeUndefined();
});
