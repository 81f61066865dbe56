import { openPostgres, type ServerDatabase } from '../rules/engines/postgres';
import { makeProjectFolder, type ProjectFolder } from './support/projectFolder';
import { findingsOf } from './support/supabaseCli';

// `supabase db advisors`: what the dashboard of a hosted project would advise about this database.

let project: ProjectFolder;
let database: ServerDatabase;
beforeAll(async () => {
  project = makeProjectFolder();
  database = await openPostgres();
});
afterAll(async () => {
  await database.close();
  project.remove();
});

interface Advice {
  name: string;
  metadata: { schema: string; name: string };
}
const advise = (level: 'info' | 'warn') =>
  findingsOf<Advice>(project, database.url, ['db', 'advisors', `--level=${level}`]);

test('the advisors have no warnings', async () => {
  expect(await advise('warn')).toEqual([]);
});

test('their hints are the known ones, which we keep', async () => {
  const hints = (await advise('info')).map(({ name, metadata }) => ({
    name,
    table: `${metadata.schema}.${metadata.name}`,
  }));
  // No one has used this database yet, so no index was.
  const lasting = hints.filter(({ name }) => name !== 'unused_index');
  const tablesOf = (hint: string) =>
    lasting
      .filter(({ name }) => name === hint)
      .map(({ table }) => table)
      .sort();
  // Moments that are added and, once they are old, removed.
  expect(tablesOf('no_primary_key')).toEqual(['app.rate_limit_hits']);
  // No policy lets anyone in: only functions reach what members answered in confidence, and the schema app.
  const closed = tablesOf('rls_enabled_no_policy').filter((table) => !table.startsWith('app.'));
  expect(closed).toEqual(['public.survey_answers', 'public.survey_responses']);
  expect(new Set(lasting.map(({ name }) => name))).toEqual(new Set(['no_primary_key', 'rls_enabled_no_policy']));
});

test('the advisors name a table without row level security and a view that bypasses the rules', async () => {
  await database.run(`
    create table public.open_to_all (id integer primary key);
    grant select on public.open_to_all to anon;
    create view public.past_the_rules as select * from public.profiles;
    grant select on public.past_the_rules to anon;`);
  const named = (await advise('warn')).map(({ name, metadata }) => [name, metadata.name]);
  expect(named).toEqual(
    expect.arrayContaining([
      ['rls_disabled_in_public', 'open_to_all'],
      ['security_definer_view', 'past_the_rules'],
    ]),
  );
});

test('no advisor is left out: the product uses no extension that Debian lacks', async () => {
  const { rows } = await database.query('select extname from pg_extension order by extname');
  expect(rows.map(({ extname }) => extname)).toEqual(['btree_gist', 'citext', 'pg_trgm', 'pgcrypto', 'plpgsql']);
});
