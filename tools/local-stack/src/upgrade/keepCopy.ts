import { DatabaseError } from '../database/databaseError';
import { serverAddress } from '../database/postgres/serverAddress';
import { StartError } from '../startError';
import { copyDataFolder, markFailed } from './copyDataFolder';
import { copyServerDatabase, dropServerDatabase } from './copyServerDatabase';
import { describePlace, waysOut, type DataPlace } from './dataPlace';
import { NoRoomError } from './noRoomError';

/** The copy of an installation from before its upgrade. */
export interface KeptCopy {
  /** The location in words. */
  place: string;
  /**
   * Records that the upgrade failed and changed nothing.
   * @returns the copy's new location; undefined if it was removed
   */
  markFailed(): Promise<string | undefined>;
}

/**
 * Keeps a copy of everything that an upgrade may change: the data folder, and the database on its server.
 * @param version that the data will have
 * @throws StartError if that fails; nothing is changed then
 */
export async function keepCopy(
  place: DataPlace,
  version: string,
  tell: (done: number, of: number) => void,
): Promise<KeptCopy> {
  const at = new Date();
  const stamp = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const name = `${stamp}-before-${version}`;
  try {
    const database = place.url ? await copyServerDatabase(place.url, `_before_${version}_${at.getTime()}`) : undefined;
    const kept = await copyDataFolder(place.folder, name, about(place, at, version, database), tell).catch(
      async (error: unknown) => {
        if (database) await dropServerDatabase(database);
        throw error;
      },
    );
    return {
      place: database ? `${kept} and the database ${serverAddress(database)}` : kept,
      markFailed: async () => {
        const folder = markFailed(kept);
        // A server's rolled-back transaction leaves no doubt, so its copy is dropped; a folder's copy is kept.
        if (database) await dropServerDatabase(database);
        return database ? undefined : folder;
      },
    };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    throw new StartError(
      `The data in ${describePlace(place)} is of an earlier version, and no copy of it can be kept: ${reason}. ` +
        `Nothing was changed.\n` +
        waysOut(place, [
          place.url
            ? 'Let the account of DATABASE_URL create databases, and end what else is connected to its database.'
            : 'Free some space on that disk, for instance by deleting earlier copies, and start again.',
          'Back it up yourself and go on without a copy: npm start -- --no-copy',
        ]),
      { cause: error },
    );
  }
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof NoRoomError) return error.message;
  return error instanceof DatabaseError ? `the server says "${error.message}"` : undefined;
}

/** The note for a person who finds a copy, perhaps years later. */
function about(place: DataPlace, at: Date, version: string, database: string | undefined): string {
  const rows = database ? `, and DATABASE_URL with the database ${serverAddress(database)}` : '';
  return `A copy of ${describePlace(place)} as it was at ${at.toISOString()}, before the migration ${version}.

It is a data folder: to go back, start the version that made it with CLUBCREW_DATA set to this folder${rows}.
The product never reads it, and never deletes it. Delete it when you no longer need it.
`;
}
