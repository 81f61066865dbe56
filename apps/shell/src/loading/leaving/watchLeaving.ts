import type { ManifestModule } from '@platform/contract';
import { queueReport, sendReports } from '../../health/healthQueue';
import type { Phase } from '../../health/healthReport';
import { builtInModule } from '../../manifest/builtInModule';
import { releaseFolder } from '../code/federationHost';
import { LEFT } from './waiting';

/**
 * Reports a page that a person leaves or closes before it has appeared. A slow network is not a failure of a release,
 * so the wait counts only after the release's files have arrived. A page in the background does not count, because
 * browsers throttle its code.
 * @param wait ends with the release, or with `LEFT`
 */
export function watchLeaving(module: ManifestModule, phase: () => Phase, startedAt: number, wait: AbortSignal): void {
  if (wait.aborted || document.hidden || module.id === builtInModule.id) return;
  const over = new AbortController();
  const end = () => over.abort();
  const leave = () => {
    end();
    if (!haveFilesCome(module)) return;
    const durationMs = Math.round(performance.now() - startedAt);
    const message = 'A person left before the page appeared';
    const release = { moduleId: module.id, version: module.version };
    queueReport({ ...release, outcome: 'failed', phase: phase(), durationMs, message });
    sendReports();
  };
  const until = { signal: over.signal };
  document.addEventListener('visibilitychange', end, until);
  window.addEventListener('pagehide', leave, until);
  wait.addEventListener('abort', () => (wait.reason === LEFT ? leave() : end()), until);
}

const haveFilesCome = (module: ManifestModule): boolean =>
  [module.entry, ...module.preload].every(
    ({ file }) => performance.getEntriesByName(releaseFolder(module) + file).length > 0,
  );
