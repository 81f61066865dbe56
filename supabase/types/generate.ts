import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { Client } from 'pg';
import { refusalsOf } from './refusalsOf';
import { typesOf, type Connection } from './typesOf';

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
  const migrated = await PGlite.create({ extensions: { btree_gist, citext, pg_trgm, pgcrypto } });
  const migrations = join(repository, 'supabase/migrations');
  for (const file of ['platform.sql', 'platform/storage.sql']) {
    await migrated.exec(readFileSync(join(repository, 'tools/local-stack/src/database', file), 'utf8'));
  }
  for (const name of readdirSync(migrations).sort()) {
    await migrated.exec(readFileSync(join(migrations, name), 'utf8'));
  }
  return migrated;
}

async function openServer(connectionString: string): Promise<Connection & { close(): Promise<void> }> {
  const client = new Client({ connectionString });
  await client.connect();
  return { query: (sql) => client.query(sql), close: () => client.end() };
}
