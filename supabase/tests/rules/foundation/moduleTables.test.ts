import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { LAKESIDE, people, service, type Caller } from '../support/people';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';
import { tableRules } from '../tables/subjects';

// A club changes nothing in the tables of a module that its engagement does not include.

const { firm, lakeAdmin, lakeStaff } = people;
const SEASON_MODULES = ['pre-season', 'recruitment', 'training', 'operations', 'post-season', 'club-future'];

/** Tables of clubs that are the platform's own: every club writes them, whatever its engagement includes. */
const OF_THE_PLATFORM = [
  'activity_logs',
  'certification_types',
  'club_labor_rules',
  'club_modules',
  'data_events',
  'engagement_changes',
  'engagement_events',
  'invitations',
  'job_role_definitions',
  'job_role_requirements',
  'jobs',
  'message_reads',
  'messages',
  'module_health_hours',
  'module_health_reports',
  'notifications',
  'profiles',
  'retention_policies',
  'season_events',
  'seasons',
  'staff_certifications',
  'staff_events',
  'staff_members',
  'staff_seasons',
];

let database: RulesDatabase;
let owned: string[];
/** Every module that owns a table: those of the season, and what was made since. */
let owners: string[];
beforeAll(async () => {
  database = await openRulesDatabase();
  await registerModules(database);
  owners = await tablesOf('select distinct module_id as name from app.module_tables order by 1');
  for (const id of owners.filter((known) => !['training', 'operations'].includes(known))) {
    const release = sampleRelease(id, '1.0.0', { engagement: true, title: id });
    await publishRelease(database, release);
    await database.owner('select public.promote_release($1, $2, $3, $4, $5)', [
      id,
      '1.0.0',
      'production',
      'first',
      'me',
    ]);
  }
  owned = await tablesOf('select distinct table_name as name from app.module_tables order by 1');
});
afterAll(() => database.close());
beforeEach(() => database.remember());
afterEach(() => database.undo());

const tablesOf = async (sql: string) => (await database.owner(sql)).map(({ name }) => String(name));
const switchOff = (...modules: string[]) =>
  database.owner('delete from public.club_modules where club_id = $1 and module_id = any ($2)', [LAKESIDE, modules]);
const insertInto = (table: string) => tableRules[table]?.insert.into(LAKESIDE) ?? '';

test('assigns every club table to its modules or to the platform, never to both', async () => {
  const ofClubs = await tablesOf(`select relname::text as name from pg_class
    join pg_attribute on attrelid = pg_class.oid and attname = 'club_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  expect([...owned, ...OF_THE_PLATFORM].sort()).toEqual(ofClubs);
  expect(owners).toEqual(expect.arrayContaining(SEASON_MODULES));
  const apps = readdirSync(path.join(__dirname, '../../../../apps'));
  expect(owners.filter((id) => !SEASON_MODULES.includes(id) && !apps.includes(id))).toEqual([]);
});

test('refuses a club without the modules every action on their tables', async () => {
  await switchOff(...owners);
  const sentence = expect.stringMatching(
    / is not part of your club's engagement\.$|^Your club's engagement includes neither /,
  );
  for (const table of owned) {
    const { key = '', update: { column } = { column: '' } } = tableRules[table] ?? {};
    const rows = () => database.owner(`select ${key} as key from public.${table} order by 1`);
    const before = await rows();
    for (const sql of [
      insertInto(table),
      `update public.${table} set ${column} = ${column}`,
      `delete from public.${table}`,
    ]) {
      const outcome = await database.as(lakeAdmin, sql);
      const granted = !(outcome.kind === 'refused' && outcome.message.startsWith('permission denied'));
      // What no one may do is refused before the module of the table is checked.
      if (granted) expect({ sql, ...outcome }).toMatchObject({ kind: 'refused', code: '42501', message: sentence });
    }
    expect(await rows()).toEqual(before);
  }
});

test('names the module and what can be done in the refusal', async () => {
  const add = (caller: Caller) =>
    database.as(caller, `insert into public.training_courses (club_id, title) values ($1, 'Rescue tubes')`, [LAKESIDE]);
  expect(await add(lakeAdmin)).toEqual({
    kind: 'refused',
    code: '42501',
    message: "Training is not part of your club's engagement.",
    hint: 'An administrator of your club can ask the firm to switch it on. What is there stays and can be read.',
  });
  expect(await database.as(lakeStaff, 'select title from public.training_courses')).toMatchObject({
    kind: 'done',
    rows: expect.arrayContaining([expect.anything()]) as unknown[],
  });
  await database.as(firm, `select public.change_engagement($1, 'training', 'on', 'They asked for it.')`, [LAKESIDE]);
  expect(await add(lakeAdmin)).toMatchObject({ kind: 'done', affected: 1 });
});

test('lets a person write a shared table when the club has one of its modules', async () => {
  await switchOff('pre-season');
  expect(await database.as(lakeAdmin, insertInto('checklists'))).toMatchObject({ kind: 'done' });
  await switchOff('operations');
  expect(await database.as(lakeAdmin, insertInto('checklists'))).toMatchObject({
    kind: 'refused',
    message: "Your club's engagement includes neither Operations nor pre-season.",
  });
});

test('refuses writes through functions as well', async () => {
  await switchOff('operations');
  const shifts = () =>
    database.owner('select id, published_at from public.shifts where club_id = $1 order by id', [LAKESIDE]);
  const before = await shifts();
  expect(await database.as(lakeAdmin, `select * from public.publish_shifts('2025-04-28')`)).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: "Operations is not part of your club's engagement.",
  });
  expect(await shifts()).toEqual(before);
});

test('does not hinder the platform and changes that follow from others', async () => {
  await switchOff(...owners);
  expect(
    await database.as(service, `update public.training_courses set title = title || '.' where club_id = $1`, [
      LAKESIDE,
    ]),
  ).toMatchObject({ kind: 'done' });
  // A new name of a staff member follows them into their training.
  expect(
    await database.as(lakeAdmin, `update public.staff_members set name = name || ' Jr.' where club_id = $1`, [
      LAKESIDE,
    ]),
  ).toMatchObject({ kind: 'done' });
  await database.owner('delete from public.clubs where id = $1', [LAKESIDE]);
  expect(await database.owner('select 1 from public.training_courses where club_id = $1', [LAKESIDE])).toEqual([]);
});

test('ignores a module that is not in production yet', async () => {
  await database.owner(`delete from public.module_channels where module_id = 'training'`);
  expect(await database.as(lakeAdmin, insertInto('training_courses'))).toMatchObject({ kind: 'done' });
});
