import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openPostgres, type ServerDatabase } from '../rules/engines/postgres';

// Supabase's own database lints (splinter), as its language server runs them, over the migrated database.

const LINTER = resolve(__dirname, '../../../node_modules/.bin/postgres-language-server');

let database: ServerDatabase;
let emptyFolder: string;
beforeAll(async () => {
  emptyFolder = mkdtempSync(join(tmpdir(), 'lints-'));
  database = await openPostgres();
  // What a hosted project sets: some lints look at the exposed schemas alone.
  const [name] = (await database.query('select current_database() as name')).rows;
  await database.run(`alter database ${String(name?.name)} set pgrst.db_schemas = 'public'`);
});
afterAll(async () => {
  await database.close();
  rmSync(emptyFolder, { recursive: true });
});

interface Finding {
  category: string;
  severity: string;
  description: string;
}

/** Warnings and errors. The linter reads its settings from the folder it is started in: there are none. */
function findings(): Finding[] {
  const args = ['dblint', `--connection-string=${database.url}`, '--reporter=json', '--diagnostic-level=warn'];
  const { stdout, stderr } = spawnSync(LINTER, [...args, '--max-diagnostics=none'], {
    cwd: emptyFolder,
    encoding: 'utf8',
  });
  try {
    return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
  } catch (error) {
    throw new Error(`The linter did not answer: ${stdout}${stderr}`, { cause: error });
  }
}

test('the database lints find nothing', () => {
  expect(findings()).toEqual([]);
});

test('and they would: a table without row level security and a view past the rules are found', async () => {
  await database.run(`
    create table public.open_to_all (id integer primary key);
    grant select on public.open_to_all to anon;
    create view public.past_the_rules as select * from public.profiles;
    grant select on public.past_the_rules to anon;`);
  expect(findings().map(({ category }) => category)).toEqual(
    expect.arrayContaining(['splinter/security/rlsDisabledInPublic', 'splinter/security/securityDefinerView']),
  );
});
