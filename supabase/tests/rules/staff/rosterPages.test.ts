import { databaseOfEachTest } from '../support/databaseOfEachTest';
import type { Row } from '../engines/engine';
import { people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { pineStaff, pineManager, lakeStaff, firm } = people;

const pageAfter = (last: Row | undefined, caller: Caller = pineStaff): Promise<Row[]> =>
  readAs(database, caller, 'select * from public.roster_page($1, $2, $3)', [
    PINE_HOLLOW,
    last?.name ?? null,
    last?.id ?? null,
  ]);

test('shows a member the whole roster page by page, by name, each colleague once', async () => {
  // Two of each name, and a person who does not work here any more.
  await database.owner(`insert into public.staff_members (club_id, name, role, status)
    select '${PINE_HOLLOW}', 'Twin ' || number / 2, 'Lifeguard', 'Active' from generate_series(0, 2199) as number`);
  await database.owner(`update public.staff_members set status = 'Inactive' where name = 'Twin 7'`);
  const pages: Row[][] = [];
  do pages.push(await pageAfter(pages.at(-1)?.at(-1)));
  while (pages.at(-1)?.length === 1000);
  const roster = await readAs(
    database,
    pineStaff,
    `select * from public.staff_roster where club_id = '${PINE_HOLLOW}' order by name, id`,
  );
  expect(pages.map(({ length }) => length)).toEqual([1000, 1000, 222]);
  expect(pages.flat()).toEqual(roster);
});

test("shows no one another club's roster", async () => {
  expect(await pageAfter(undefined, lakeStaff)).toEqual([]);
  expect((await pageAfter(undefined, firm)).length).toBe(
    (await readAs(database, firm, `select from public.staff_roster where club_id = '${PINE_HOLLOW}'`)).length,
  );
});

describe('a search on the roster', () => {
  const found = async (caller: Caller, patterns: string[], ids: string[] | null = null): Promise<unknown[]> =>
    (
      await readAs(database, caller, 'select * from public.find_on_roster($1, $2, $3)', [PINE_HOLLOW, patterns, ids])
    ).map(({ name }) => name);

  test('finds people that match every pattern, in the name or the role', async () => {
    await database.owner(`insert into public.staff_members (club_id, name, role, status) values
      ('${PINE_HOLLOW}', 'Ana Quill', 'Swim Coach', 'Active'), ('${PINE_HOLLOW}', 'Ben Quill', 'Lifeguard', 'Active'),
      ('${PINE_HOLLOW}', 'Cy Quill', 'Swim Coach', 'Inactive')`);
    expect(await found(pineStaff, ['quill'])).toEqual(['Ana Quill', 'Ben Quill']);
    expect(await found(pineStaff, ['quill', 'swim'])).toEqual(['Ana Quill']);
    expect(await found(pineStaff, ['nobody'])).toEqual([]);
  });

  test('returns at most fifty people, or the named ones', async () => {
    await database.owner(`insert into public.staff_members (club_id, name, role, status)
      select '${PINE_HOLLOW}', 'Twin ' || number, 'Lifeguard', 'Active' from generate_series(1, 60) as number`);
    expect(await found(pineStaff, ['^twin'])).toHaveLength(50);
    const [twin] = await database.owner(`select id from public.staff_members where name = 'Twin 58'`);
    expect(await found(pineStaff, [], [String(twin?.id)])).toEqual(['Twin 58']);
  });

  test.each([
    ['refers back', '^(.*)(.*)\\1\\2$', 'refer back'],
    ['looks ahead', '(?=.*(?=.*z))', 'look ahead'],
    ['is long', 'x'.repeat(1001), '1000 characters'],
    ['repeats repetitions', '((a{1,9}){1,9}){1,9}', '1000 characters'],
  ])('never runs a pattern that %s', async (_case, pattern, words) => {
    await expect(found(pineStaff, ['x', pattern])).rejects.toThrow(words);
  });

  test('finds no one of another club', async () => {
    expect(await found(lakeStaff, [])).toEqual([]);
  });
});

describe('the job of people with an account', () => {
  const jobs = (caller: Caller): Promise<Row[]> =>
    readAs(database, caller, 'select * from public.team_jobs($1)', [PINE_HOLLOW]);

  test('is in their line of the roster, for colleagues too', async () => {
    const own = { user_id: pineStaff.userId, job: 'Lifeguard' };
    expect(await jobs(pineStaff)).toContainEqual(own);
    expect(await jobs(pineManager)).toContainEqual(own);
    await database.owner(`update public.staff_members set status = 'Inactive' where user_id = '${pineStaff.userId}'`);
    expect(await jobs(pineManager)).not.toContainEqual(own);
  });

  test('is empty for another club', async () => {
    expect(await jobs(lakeStaff)).toEqual([]);
  });
});
