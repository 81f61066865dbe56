import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { Client } from 'pg';
import { typesOf } from './typesOf';

// Writes the types of the database for the client library. Run it after a new migration:
//   node --import tsx supabase/types/generate.ts
// With --print it prints them, and with --print <postgres://…> those of a database that is migrated already.
const repository = join(import.meta.dirname, '../..');
const [print, url] = process.argv.slice(2);
const types = url ? await typesOfServer(url) : await typesOfMigrations();
if (print) process.stdout.write(types);
else writeFileSync(join(repository, 'libs/contract/src/generated/database.ts'), types);

async function typesOfMigrations(): Promise<string> {
  const database = await PGlite.create({ extensions: { btree_gist, citext, pg_trgm, pgcrypto } });
  const migrations = join(repository, 'supabase/migrations');
  for (const file of ['platform.sql', 'platform/storage.sql']) {
    await database.exec(readFileSync(join(repository, 'tools/local-stack/src/database', file), 'utf8'));
  }
  for (const name of readdirSync(migrations).sort()) {
    await database.exec(readFileSync(join(migrations, name), 'utf8'));
  }
  const result = await typesOf(database);
  await database.close();
  return result;
}

async function typesOfServer(connectionString: string): Promise<string> {
  const client = new Client({ connectionString });
  await client.connect();
  const result = await typesOf(client);
  await client.end();
  return result;
}
