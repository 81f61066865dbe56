import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPostgres, type ServerDatabase } from '../../rules/engines/postgres';

const PLATFORM = path.resolve(__dirname, '../../../../tools/local-stack/src/database');

/** A database as a hosted project has it before anything was pushed: roles, accounts, storage, and no migrations. */
export function openHostedDatabase(): Promise<ServerDatabase> {
  const platform = ['platform.sql', 'platform/storage.sql'].map((file) =>
    readFileSync(path.join(PLATFORM, file), 'utf8'),
  );
  return buildPostgres([...platform, 'drop schema supabase_migrations cascade']);
}
