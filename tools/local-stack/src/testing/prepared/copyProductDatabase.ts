import { cpSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../../bundler/paths';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { startStack, stopStack } from '../stackProcess';
import { madeOnce } from './madeOnce';

/** A data folder with the product's database as after a first start, migrated and seeded. */
export function prepareProductDatabase(): Promise<string> {
  return madeOnce('product', async (draft) => {
    const seed = path.join(repositoryRoot, 'supabase/seed.sql');
    const code = await stopStack(await startStack({ CLUBCREW_DATA: draft, STACK_SEED: seed }));
    if (code !== 0) throw new Error(`The stack that made the product's database ended with ${code}.`);
  });
}

/** Gives a data folder the product's database, with the files that its rows name. Each folder has its own keys. */
export async function copyProductDatabase(dataFolder: string): Promise<void> {
  const prepared = dataFolderAt(await prepareProductDatabase());
  const { database, files } = dataFolderAt(dataFolder);
  cpSync(prepared.database, database, { recursive: true });
  cpSync(prepared.files, files, { recursive: true });
}
