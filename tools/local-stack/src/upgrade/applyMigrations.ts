import type { Database, Transaction } from '../database/database';
import { arrayParameter } from '../database/literals';
import { runPlatformScripts } from '../database/preparePlatform';
import { describeScriptError } from '../database/scriptError';
import { StartError } from '../startError';
import type { Migration } from './migrations';

/** The migrations to apply in one start. */
interface MigrationsToApply {
  /** Already made by the migrations that this one replaced. */
  baseline: Migration | null;
  pending: readonly Migration[];
}

/**
 * Migrates a database to this version in one transaction, and records it where the Supabase CLI does.
 * @param tell called with how many migrations are done
 * @throws StartError with the file and line of a failing migration; the database is then unchanged
 */
export async function applyMigrations(
  database: Database,
  { baseline, pending }: MigrationsToApply,
  tell: (done: number, of: number) => void,
): Promise<void> {
  await database.transaction({ kind: 'owner' }, async (transaction) => {
    await runPlatformScripts(transaction);
    if (baseline) {
      await transaction.execute('delete from supabase_migrations.schema_migrations');
      await remember(transaction, baseline);
    }
    for (const [index, migration] of pending.entries()) {
      tell(index + 1, pending.length);
      await apply(transaction, migration);
    }
  });
}

async function apply(transaction: Transaction, migration: Migration): Promise<void> {
  try {
    await transaction.execute(migration.sql);
  } catch (error) {
    const reason = describeScriptError(error, migration.sql);
    throw new StartError(`The migration ${migration.file} failed: ${reason}`, { cause: error });
  }
  await remember(transaction, migration);
}

async function remember(transaction: Transaction, { version, name, sql }: Migration): Promise<void> {
  await transaction.query(
    'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
    [version, arrayParameter([sql]), name],
  );
}
