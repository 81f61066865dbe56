import { readdirSync } from 'node:fs';
import { inSupabase } from './folders';
import { readSqlFile, type SqlFile } from './sqlFile';

/** The migrations in the order in which they are applied: what takes a database to where the schemas are. */
export function migrationFiles(): SqlFile[] {
  return readdirSync(inSupabase('migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readSqlFile(`migrations/${name}`));
}
