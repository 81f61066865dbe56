import { openTarget, type Target } from '../target';
import { startStack } from '../targets/stack';

/**
 * The project at TARGET_URL, with the product's migrations, functions and seed, and TARGET_PUBLISHABLE_KEY and
 * TARGET_SECRET_KEY; without it a local stack of its own, as `npm start` runs it.
 */
export function openProductTarget(): Promise<Target> {
  return process.env.TARGET_URL ? openTarget() : startStack({ DATABASE_URL: '' }, 'product');
}
