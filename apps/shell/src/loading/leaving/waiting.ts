import type { ManifestModule } from '@platform/contract';
import type { Phase } from '../../health/healthReport';

/**
 * How long a page may stay empty before leaving it says something about its release (milliseconds). A second is the
 * limit for a person's flow of thought (https://www.nngroup.com/articles/response-times-3-important-limits/), plus half
 * a second for a slow device. A person who leaves sooner may have changed their mind.
 */
const PATIENCE_MS = 1500;

/** Why a wait ends when the person goes elsewhere. */
export const LEFT = 'left';

/**
 * Follows a release until it is mounted or has failed.
 * @param startedAt of the visit, by performance.now()
 * @returns how the wait ends: with `LEFT`, when the person goes elsewhere
 */
export function beginWaiting(module: ManifestModule, phase: () => Phase, startedAt: number): AbortController {
  const wait = new AbortController();
  setTimeout(() => {
    if (wait.signal.aborted) return;
    import('../../health/healthQueue')
      .then(({ watchLeaving }) => watchLeaving(module, phase, startedAt, wait.signal))
      .catch(() => {});
  }, PATIENCE_MS);
  return wait;
}
