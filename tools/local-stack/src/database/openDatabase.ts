import type { DataFolder } from '../dataFolder/dataFolder';
import { StartError } from '../startError';
import { waysOut } from '../upgrade/dataPlace';
import type { Database } from './database';
import { openPglite } from './pglite/pgliteDatabase';
import { emptyDatabase, requireOwnDatabase } from './postgres/ownDatabase';
import { openPostgres } from './postgres/postgresDatabase';
import { serverAddress } from './postgres/serverAddress';

interface DatabaseOptions {
  /** The folder of PGlite, if there is no server. The caller holds its lock and has emptied it. */
  folder: DataFolder;
  /** `postgres://…` of a database that belongs only to the stack. */
  url: string | undefined;
  statementLimit: number | undefined;
  /** Deletes everything in the server's database first. */
  reset: boolean;
}

/**
 * The database of a stack: DATABASE_URL, else PGlite in the data folder.
 * @throws StartError if the server or its database cannot be used
 */
export async function openDatabase({ folder, url, statementLimit, reset }: DatabaseOptions): Promise<Database> {
  const limit = statementLimit === undefined ? {} : { statementLimit };
  if (!url) return openFiles(folder, limit);
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

/** If a file is damaged or missing, PGlite fails with its own words or none. */
async function openFiles(folder: DataFolder, limit: { statementLimit?: number }): Promise<Database> {
  try {
    return await openPglite({ folder: folder.database, ...limit });
  } catch (error) {
    throw new StartError(
      `The database in ${folder.database} cannot be opened: its files are damaged or incomplete${reasonOf(error)}.\n` +
        waysOut({ folder, url: undefined }, [
          'Put a backup of the data folder in its place, if you have one.',
          'Begin anew without the data, which deletes it: npm start -- --reset',
        ]),
      { cause: error },
    );
  }
}

/**
 * The error's message in parentheses. PGlite also throws objects without a message, and adds advice for its developers.
 */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || message === '[object Object]'
    ? ''
    : ` (${message.replace(/ Build with -sASSERTIONS.*/s, '')})`;
}
