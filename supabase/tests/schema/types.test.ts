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

function generate(file: string, ...url: string[]): string {
  const args = ['--import', 'tsx', 'supabase/types/generate.ts', '--print', file, ...url];
  return execFileSync(process.execPath, args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}

test.each([
  ['types', 'database.ts'],
  ['sentences about refused rules', 'refusals.ts'],
])('the committed %s are those of the migrations, on both engines', (_, file) => {
  const committed = readFileSync(resolve(REPOSITORY, 'libs/contract/src/generated', file), 'utf8');
  expect(generate(file)).toBe(committed);
  expect(generate(file, database.url)).toBe(committed);
});
