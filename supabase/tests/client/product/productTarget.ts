import { openTarget, targetKind, type Target } from '../target';
import { openPostgresTarget } from '../targets/postgres';
import { openPostgrestTarget } from '../targets/postgrest';
import { startStack } from '../targets/stack';

const openers: Record<typeof targetKind, () => Promise<Target>> = {
  pglite: () => startStack({ DATABASE_URL: '' }, 'product'),
  postgres: () => openPostgresTarget('product'),
  postgrest: () => openPostgrestTarget('product'),
  project: openTarget,
};

/**
 * The project at TARGET_URL, with the product's migrations, functions and seed, and TARGET_PUBLISHABLE_KEY and
 * TARGET_SECRET_KEY; without it a local stack of its own, as `npm start` runs it, over the engine of this run, and real
 * PostgREST before it where the run is about that.
 */
export function openProductTarget(): Promise<Target> {
  return openers[targetKind]();
}
