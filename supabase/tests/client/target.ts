import { openPostgresTarget } from './targets/postgres';
import { openPostgrestTarget } from './targets/postgrest';
import { startStack } from './targets/stack';

/** What the contract is checked against. */
export interface Target {
  url: string;
  publishableKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

/**
 * `pglite` and `postgres`: our stack over either engine, in a process of its own as `npm start` runs it.
 * `postgrest`: real PostgREST behind our auth. `project`: any Supabase project, see `openProject`.
 */
type TargetKind = 'pglite' | 'postgres' | 'postgrest' | 'project';

/** Chosen by the Jest project (jest.config.cjs), or by TARGET_URL. */
export const targetKind: TargetKind = process.env.TARGET_URL
  ? 'project'
  : ((globalThis as { contractTarget?: TargetKind }).contractTarget ?? 'pglite');

/** Whether our own gateway answers. */
export const isLocalStack = targetKind === 'pglite' || targetKind === 'postgres';

const openers: Record<TargetKind, () => Promise<Target>> = {
  pglite: () => startStack({ DATABASE_URL: '' }),
  postgres: () => openPostgresTarget(),
  postgrest: () => openPostgrestTarget(),
  project: openProject,
};

export function openTarget(): Promise<Target> {
  return openers[targetKind]();
}

/**
 * The project at TARGET_URL, to which `fixtures/migrations` were applied, with TARGET_PUBLISHABLE_KEY and
 * TARGET_SECRET_KEY.
 */
async function openProject(): Promise<Target> {
  const { TARGET_URL = '', TARGET_PUBLISHABLE_KEY, TARGET_SECRET_KEY } = process.env;
  if (!TARGET_PUBLISHABLE_KEY || !TARGET_SECRET_KEY) {
    throw new Error('TARGET_URL needs TARGET_PUBLISHABLE_KEY and TARGET_SECRET_KEY');
  }
  return {
    url: TARGET_URL,
    publishableKey: TARGET_PUBLISHABLE_KEY,
    secretKey: TARGET_SECRET_KEY,
    stop: async () => undefined,
  };
}
