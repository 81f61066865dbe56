import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { repositoryRoot } from '../../../../bundler/paths';
import { dataFolderAt } from '../../dataFolder/dataFolder';
import { startStack, stopStack } from '../stackProcess';

const WAIT_MS = 100;

/**
 * Gives a data folder the product's database as a first start makes it, migrated and seeded: made once in a run of the
 * tests by whoever comes first, and copied by all. Keys and files are each folder's own.
 * @throws Error when Jest was not started with a project that has a place for it
 */
export async function copyProductDatabase(dataFolder: string): Promise<void> {
  const { PREPARED_PRODUCT: place } = process.env;
  if (!place) throw new Error('There is no prepared product in this run: see onStack in jest.config.cjs.');
  const prepared = path.join(place, 'db');
  while (!existsSync(prepared)) await makeOrWait(path.join(place, 'draft'), prepared);
  cpSync(prepared, dataFolderAt(dataFolder).database, { recursive: true });
}

/** Who makes the folder of the draft makes the database; the others wait for it, beside it in another process. */
async function makeOrWait(draft: string, prepared: string): Promise<void> {
  if (!mkdirSync(draft, { recursive: true })) return setTimeout(WAIT_MS);
  try {
    const seed = path.join(repositoryRoot, 'supabase/seed.sql');
    const code = await stopStack(await startStack({ CLUBCREW_DATA: draft, STACK_SEED: seed }));
    if (code !== 0) throw new Error(`The stack that made the product's database ended with ${code}.`);
    renameSync(dataFolderAt(draft).database, prepared);
  } finally {
    // After a failure the next one tries, and tells the reason.
    rmSync(draft, { recursive: true, force: true });
  }
}
