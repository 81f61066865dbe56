import type { Database } from './database';
import { openPglite } from './pglite/pgliteDatabase';
import { emptyDatabase, requireOwnDatabase } from './postgres/ownDatabase';
import { openPostgres } from './postgres/postgresDatabase';
import { serverAddress } from './postgres/serverAddress';

export interface DatabaseOptions {
  /** Where PGlite keeps its files when there is no server. The caller holds the lock on it and has emptied it. */
  folder: string;
  /** `postgres://…` of a database that belongs to the stack alone. */
  url: string | undefined;
  statementLimit: number | undefined;
  /** Forgets everything in the server's database first. */
  reset: boolean;
}

/**
 * The database that a stack serves: that of DATABASE_URL, else PGlite in the data folder.
 * @throws StartError when the server or its database cannot be used
 */
export async function openDatabase({ folder, url, statementLimit, reset }: DatabaseOptions): Promise<Database> {
  const limit = statementLimit === undefined ? {} : { statementLimit };
  if (!url) return openPglite({ folder, ...limit });
  const database = await openPostgres({ connectionString: url, ...limit });
  try {
    await requireOwnDatabase(database, serverAddress(url));
    if (reset) await emptyDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
