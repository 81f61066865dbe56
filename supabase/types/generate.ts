import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Connection } from '../database/connection';
import { migrationFiles } from '../database/migrationFiles';
import { openThrowaway } from '../database/openThrowaway';
import { runFiles } from '../database/runFiles';
import { refusalsOf } from './refusalsOf';
import { saidTexts } from './saidTexts';
import { typesOf } from './typesOf';

// Writes what the client library knows of the database. Run it after a new migration:
//   node --import tsx supabase/types/generate.ts
// With --print it prints them as JSON, and with --print <postgres://…> those of a database that is migrated already.
const repository = join(import.meta.dirname, '../..');
const [option, url] = process.argv.slice(2);
const database = url ? await openServer(url) : await openMigrations();
const contents = {
  'database.ts': await typesOf(database),
  ...(await refusalsOf(database)),
  'said.ts': await saidTexts(database),
};
if (option) process.stdout.write(JSON.stringify(contents));
else writeGenerated(contents);
await database.close();

async function openMigrations(): Promise<Connection & { close(): Promise<void> }> {
  const migrated = await openThrowaway();
  await runFiles(migrated, migrationFiles());
  return migrated;
}

async function openServer(connectionString: string): Promise<Connection & { close(): Promise<void> }> {
  const client = new Client({ connectionString });
  await client.connect();
  return { query: (sql) => client.query(sql), close: () => client.end() };
}

/** Replaces the whole folder, so that a table that is gone leaves nothing behind. */
function writeGenerated(contents: Record<string, string>): void {
  const folder = join(repository, 'libs/database/src/generated');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'refusals'), { recursive: true });
  for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
}
