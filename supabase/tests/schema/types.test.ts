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

function generate(...url: string[]): string {
  const args = ['--import', 'tsx', 'supabase/types/generate.ts', '--print', ...url];
  return execFileSync(process.execPath, args, { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}

test('the committed types are those of the migrations, on both engines', () => {
  const committed = readFileSync(resolve(REPOSITORY, 'libs/contract/src/generated/database.ts'), 'utf8');
  expect(generate()).toBe(committed);
  expect(generate(database.url)).toBe(committed);
});
