import { cpSync } from 'node:fs';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { openPglite } from '../../database/pglite/pgliteDatabase';
import { madeOnce } from './madeOnce';

/**
 * Gives a data folder a database as PGlite creates it, without tables. Creating one takes seven CPU seconds; a run creates
 * it once.
 */
export async function copyEmptyDatabase(dataFolder: string): Promise<void> {
  const prepared = await madeOnce('empty', async (draft) => {
    const database = await openPglite({ folder: dataFolderAt(draft).database });
    await database.close();
  });
  cpSync(dataFolderAt(prepared).database, dataFolderAt(dataFolder).database, { recursive: true });
}
