import { cpSync } from 'node:fs';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { openPglite } from '../../database/pglite/pgliteDatabase';
import { madeOnce } from './madeOnce';

/** A data folder with an empty database as PGlite creates it. Creating it takes seven CPU seconds. */
export function prepareEmptyDatabase(): Promise<string> {
  return madeOnce('empty', async (draft) => {
    const database = await openPglite({ folder: dataFolderAt(draft).database });
    await database.close();
  });
}

/** Gives a data folder a database without tables. */
export async function copyEmptyDatabase(dataFolder: string): Promise<void> {
  const prepared = dataFolderAt(await prepareEmptyDatabase());
  cpSync(prepared.database, dataFolderAt(dataFolder).database, { recursive: true });
}
