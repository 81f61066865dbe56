import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openDatabaseIn } from './openDatabaseOf';

const repository = path.resolve(__dirname, '../../..');

/** A database that this version has made from nothing, without its seed. */
export async function openFreshDatabase(): Promise<PGlite> {
  const database = await openDatabaseIn('memory://');
  await database.exec('set search_path to public, extensions');
  const migrations = path.join(repository, 'supabase/migrations');
  const scripts = [
    ...['platform.sql', 'platform/storage.sql'].map((file) => path.join('tools/local-stack/src/database', file)),
    ...readdirSync(migrations)
      .sort()
      .map((file) => path.join('supabase/migrations', file)),
  ];
  for (const script of scripts) await database.exec(readFileSync(path.join(repository, script), 'utf8'));
  return database;
}
