import { openPostgres, type ServerDatabase } from '../rules/engines/postgres';
import { requirePlpgsqlCheck } from './support/requirePlpgsqlCheck';
import { makeProjectFolder, type ProjectFolder } from './support/projectFolder';
import { findingsOf } from './support/supabaseCli';

// `supabase db lint`: reads every function in PL/pgSQL as it would run. It leaves out those of triggers, so that we ask for
// them ourselves.

let project: ProjectFolder;
let database: ServerDatabase;
beforeAll(async () => {
  project = makeProjectFolder();
  database = await openPostgres();
  await requirePlpgsqlCheck(database);
  await database.run('create extension plpgsql_check');
});
afterAll(async () => {
  await database.close();
  project.remove();
});

interface Finding {
  function: string;
  issues: { level: string; message: string }[];
}
const lint = () => findingsOf<Finding>(project, database.url, ['db', 'lint', '--level=warning']);

test('the linter of the CLI finds nothing', async () => {
  expect(await lint()).toEqual([]);
});

/** What is wrong with the functions of triggers. That dynamic SQL cannot be read (00000) is no mistake. */
const lintTriggers = async () =>
  (
    await database.query(`
      select distinct tgfoid::regproc::text as function, level, message
      from pg_trigger
      join pg_proc on pg_proc.oid = tgfoid
      join pg_language on pg_language.oid = prolang and lanname = 'plpgsql'
      cross join lateral plpgsql_check_function_tb(tgfoid, tgrelid, oldtable => tgoldtable, newtable => tgnewtable)
      where not tgisinternal and sqlstate <> '00000'`)
  ).rows;

test('finds nothing in trigger functions either', async () => {
  expect(await lintTriggers()).toEqual([]);
});

test('names a function that would fail, and one with an implicit cast', async () => {
  await database.run(`
    create function app.would_fail() returns integer language plpgsql set search_path = '' as $$
      begin return (select no_such_column from public.clubs); end $$;
    create function app.casts() returns void language plpgsql set search_path = '' as $$
      declare numbers integer[] := '{1}'::text; begin perform numbers; end $$;`);
  const found = (await lint()).map(({ function: name, issues }) => [name, issues.map(({ level }) => level)]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['app.would_fail', ['error']],
      ['app.casts', ['warning']],
    ]),
  );
  await database.run(`
    create function app.breaks_its_trigger() returns trigger language plpgsql set search_path = '' as $$
      begin new.no_such_column := 1; return new; end $$;
    create trigger clubs_break before insert on public.clubs for each row execute function app.breaks_its_trigger();`);
  expect(await lintTriggers()).toEqual([
    { function: 'app.breaks_its_trigger', level: 'error', message: 'record "new" has no field "no_such_column"' },
  ]);
});
