import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareCatalogs } from '../../catalog/compareCatalogs';
import { readCatalog, type Catalog } from '../../catalog/readCatalog';
import { startStack } from '../client/targets/stack';
import type { Row } from '../rules/engines/engine';
import { buildPostgres, openPostgres, type ServerDatabase } from '../rules/engines/postgres';
import { createHostedAccount } from './support/hostedAccount';
import { openHostedDatabase } from './support/hostedDatabase';
import { makeProjectFolder, type ProjectFolder } from './support/projectFolder';
import { runSupabase } from './support/supabaseCli';

// A release of the database as an operator makes it, with the real CLI, from an empty project on. Each test goes on where
// the one before it ended.

let project: ProjectFolder;
let hosted: ServerDatabase;
beforeAll(async () => {
  project = makeProjectFolder();
  hosted = await openHostedDatabase();
});
afterAll(async () => {
  await hosted.close();
  project.remove();
});

const push = (...flags: string[]) => runSupabase(project, hosted.url, ['db', 'push', '--yes', ...flags]);
const rowsOf = async (sql: string, database = hosted): Promise<Row[]> => (await database.query(sql)).rows;
const appliedVersions = () =>
  rowsOf('select version, name from supabase_migrations.schema_migrations order by version');
const fileVersions = () =>
  readdirSync(project.migrations)
    .sort()
    .map((file) => /^(?<version>\d+)_(?<name>.+)\.sql$/.exec(file)?.groups)
    .map((groups) => ({ ...groups }));

/** The catalog of a database that our own runner migrated, as it does when a stack starts. */
async function catalogOfOurRunner(): Promise<Catalog> {
  const database = await buildPostgres([]);
  const stack = await startStack({ DATABASE_URL: database.url, STACK_SEED: '' }, 'product');
  await stack.stop();
  const catalog = await readCatalog(database);
  await database.close();
  return catalog;
}

/** How many rows each table has. */
async function rowCounts(database: ServerDatabase): Promise<Row[]> {
  return rowsOf(
    `select table_schema, table_name,
       (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I.%I', table_schema, table_name), false, true, '')))[1]::text as rows
     from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('app', 'auth', 'public', 'storage')
     order by 1, 2`,
    database,
  );
}

test('pushes to an empty project the same schema as our own runner', async () => {
  const pushed = await push();
  expect(pushed).toMatchObject({ code: 0 });
  // Such as a setting of config.toml that the next CLI will no longer know.
  expect(pushed.stderr).not.toContain('WARN');
  expect(await appliedVersions()).toEqual(fileVersions());
  expect(compareCatalogs(await readCatalog(hosted), await catalogOfOurRunner())).toEqual([]);
});

test('adds the seed when asked', async () => {
  expect(await push('--include-seed')).toMatchObject({ code: 0 });
  const seeded = await openPostgres();
  const expected = await rowCounts(seeded);
  await seeded.close();
  expect(await rowCounts(hosted)).toEqual(expected);
});

test("keeps people's changes when it is pushed again", async () => {
  await hosted.run(`delete from public.contact_inquiries; update public.clubs set name = name || ' at the Lake'`);
  const before = [await appliedVersions(), await rowCounts(hosted), await rowsOf('select name from public.clubs')];
  const again = await push('--include-seed');
  expect(again).toMatchObject({ code: 0 });
  expect(again.stderr + again.stdout).toContain('Remote database is up to date.');
  expect([await appliedVersions(), await rowCounts(hosted), await rowsOf('select name from public.clubs')]).toEqual(
    before,
  );
});

test('pushes only the later migration', async () => {
  const known = await appliedVersions();
  writeFileSync(
    path.join(project.migrations, '29990101000000_later.sql'),
    'create table public.later (id bigint primary key);',
  );
  expect(await push('--include-seed')).toMatchObject({ code: 0 });
  expect(await appliedVersions()).toEqual([...known, { version: '29990101000000', name: 'later' }]);
  expect(await rowsOf(`select to_regclass('public.later') is not null as made`)).toEqual([{ made: true }]);
});

test('rolls back a migration that fails, and says why', async () => {
  const known = await appliedVersions();
  const file = path.join(project.migrations, '29990102000000_broken.sql');
  writeFileSync(file, 'create table public.half (id bigint primary key);');
  appendFileSync(file, 'select no_such_function();');
  const failed = await push();
  expect(failed.code).not.toBe(0);
  expect(failed.stderr + failed.stdout).toContain('function no_such_function() does not exist');
  expect(await appliedVersions()).toEqual(known);
  expect(await rowsOf(`select to_regclass('public.half') is null as absent`)).toEqual([{ absent: true }]);
});

test("needs no superuser: a hosted project's account can push migrations and seed", async () => {
  const untouched = makeProjectFolder();
  const database = await openHostedDatabase();
  const account = await createHostedAccount(database);
  expect(await runSupabase(untouched, account, ['db', 'push', '--yes', '--include-seed'])).toMatchObject({ code: 0 });
  expect(await rowsOf('select count(*)::integer as clubs from public.clubs', database)).toEqual([{ clubs: 2 }]);
  expect(
    await rowsOf(
      'select usesuper from pg_user where usename = (select tableowner from pg_tables where tablename = $$clubs$$)',
      database,
    ),
  ).toEqual([{ usesuper: false }]);
  await database.close();
  untouched.remove();
});
