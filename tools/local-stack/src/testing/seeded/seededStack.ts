import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../../../bundler/paths';
import { startStack, stopStack } from '../stackProcess';

/** A stack with the rows of the sample club, until it is stopped. */
export interface SeededStack {
  url: string;
  publishableKey: string;
  stop(): Promise<void>;
}

/**
 * Starts a stack on a free port, with the migrations and the seed. No module is built for it.
 * @param databaseUrl a superuser's address of an empty database, or of one that a stack has seeded
 */
export async function startSeededStack(databaseUrl: string): Promise<SeededStack> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'seeded-stack-'));
  const seed = path.join(repositoryRoot, 'supabase/seed.sql');
  const stack = await startStack({ CLUBCREW_DATA: dataFolder, DATABASE_URL: databaseUrl, STACK_SEED: seed });
  const keys = JSON.parse(await readFile(path.join(dataFolder, 'keys.json'), 'utf8')) as { publishable: string };
  return {
    url: stack.origin,
    publishableKey: keys.publishable,
    stop: async () => {
      await stopStack(stack);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
