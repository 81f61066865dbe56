import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { openPostgres, type ServerDatabase } from '../rules/engines/postgres';

const REPOSITORY = resolve(__dirname, '../../..');
const GENERATED = resolve(REPOSITORY, 'libs/database/src/generated');

let database: ServerDatabase;
beforeAll(async () => {
  database = await openPostgres();
});
afterAll(() => database.close());

/** Every generated file, as one run of the generator prints them. */
function generate(...url: string[]): Record<string, string> {
  const args = ['--import', 'tsx', 'supabase/types/generate.ts', '--print', ...url];
  const printed = execFileSync(process.execPath, args, {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(printed) as Record<string, string>;
}

function readCommitted(): Record<string, string> {
  const files = readdirSync(GENERATED, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [relative(GENERATED, path), readFileSync(path, 'utf8')];
    }),
  );
}

test('the committed types and sentences about refused rules are those of the schema, on both engines', () => {
  const committed = readCommitted();
  expect(generate()).toEqual(committed);
  expect(generate(database.url)).toEqual(committed);
});
