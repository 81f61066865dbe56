import { readFileSync } from 'node:fs';
import { StartError } from '../startError';
import type { Database, Transaction } from './database';
import { DatabaseError } from './databaseError';

const SCRIPTS = ['./platform.sql', './platform/storage.sql'];
const NOT_ALLOWED = '42501';

/**
 * Adds to a database what a hosted project provides. Can be repeated.
 * @throws StartError if the stack's account may not do so
 */
export async function preparePlatform(database: Database): Promise<void> {
  await database.transaction({ kind: 'owner' }, runPlatformScripts);
}

/** The same within a transaction. */
export async function runPlatformScripts(transaction: Transaction): Promise<void> {
  const script = SCRIPTS.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  try {
    await transaction.execute(script);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NOT_ALLOWED) throw error;
    throw new StartError(
      `The account of DATABASE_URL may not prepare its database (${error.message}). Use the owner of the database, and ` +
        'let a superuser create the roles anon, authenticated and service_role (bypassrls) and grant them to it.',
      { cause: error },
    );
  }
}
