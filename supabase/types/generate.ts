import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Connection } from '../database/connection';
import { migrationFiles } from '../database/migrationFiles';
import { openThrowaway } from '../database/openThrowaway';
import { runFiles } from '../database/runFiles';
import { refusalsOf } from './refusalsOf';
import { typesOf } from './typesOf';

// Writes what the client library knows of the database. Run it after a new migration:
//   node --import tsx supabase/types/generate.ts
// With --print it prints them as JSON, and with --print <postgres://…> those of a database that is migrated already.
const files: Record<string, (connection: Connection) => Promise<string>> = {
  'database.ts': typesOf,
  'refusals.ts': refusalsOf,
};
const repository = join(import.meta.dirname, '../..');
const [option, url] = process.argv.slice(2);
const database = url ? await openServer(url) : await openMigrations();
const contents: Record<string, string> = {};
for (const [name, contentOf] of Object.entries(files)) contents[name] = await contentOf(database);
if (option) process.stdout.write(JSON.stringify(contents));
else {
  for (const [name, content] of Object.entries(contents)) {
    writeFileSync(join(repository, 'libs/contract/src/generated', name), content);
  }
}
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
