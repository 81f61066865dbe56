import { openTarget, targetKind, type Target } from '../target';
import { openPostgresTarget } from '../targets/postgres';
import { startStack } from '../targets/stack';

/**
 * The project at TARGET_URL, with the product's migrations, functions and seed, and TARGET_PUBLISHABLE_KEY and
 * TARGET_SECRET_KEY; without it a local stack of its own, as `npm start` runs it, over the engine of this run.
 */
export function openProductTarget(): Promise<Target> {
  if (targetKind === 'project') return openTarget();
  return targetKind === 'postgres' ? openPostgresTarget('product') : startStack({ DATABASE_URL: '' }, 'product');
}
