import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';
import type { Database } from './database';
import { describeScriptError } from './scriptError';

/**
 * Runs a seed file once in the life of a database, in one transaction, and records it where the Supabase CLI does.
 * @returns whether it ran now
 * @throws StartError with the line of a failing seed; nothing of it stays
 */
export async function seed(database: Database, file: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const sql = readFileSync(file, 'utf8');
  const name = path.basename(file);
  return database.transaction({ kind: 'owner' }, async (transaction) => {
    await transaction.execute(
      'create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)',
    );
    const known = await transaction.query('select from supabase_migrations.seed_files where path = $1', [name]);
    if (known.rows.length > 0) return false;
    try {
      await transaction.execute(sql);
    } catch (error) {
      throw new StartError(`The seed ${name} failed: ${describeScriptError(error, sql)}`, { cause: error });
    }
    const hash = createHash('sha256').update(sql).digest('hex');
    await transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [name, hash]);
    return true;
  });
}
