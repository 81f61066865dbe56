import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openPostgres, type ServerDatabase } from '../rules/engines/postgres';

const REPOSITORY = resolve(__dirname, '../../..');

let database: ServerDatabase;
beforeAll(async () => {
  database = await openPostgres();
});
afterAll(() => database.close());

/** Both files, as one run of the generator prints them. */
function generate(...url: string[]): Record<string, string> {
  const args = ['--import', 'tsx', 'supabase/types/generate.ts', '--print', ...url];
  const printed = execFileSync(process.execPath, args, {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(printed) as Record<string, string>;
}

test('the committed types and sentences about refused rules are those of the migrations, on both engines', () => {
  const files = ['database.ts', 'refusals.ts'];
  const committed = Object.fromEntries(
    files.map((file) => [file, readFileSync(resolve(REPOSITORY, 'libs/contract/src/generated', file), 'utf8')]),
  );
  expect(generate()).toEqual(committed);
  expect(generate(database.url)).toEqual(committed);
});
