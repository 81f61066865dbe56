import type { ErrorName, ManifestModule } from '@platform/contract';
import { builtInModule } from '../manifest/builtInModule';
import { lastInteraction } from '../document/lastInteraction';
import type { PlatformError } from '../platformError';
import type { HealthReport, Phase } from './healthReport';

/** How long the page waits before it reports successful mounts, so that it can get ready first (milliseconds). */
const QUIET_MS = 3000;

/** Reports that a release is on the page. @param startedAt start of the visit, by performance.now() */
export function reportMount({ id, version }: ManifestModule, startedAt: number): void {
  const durationMs = Math.round(performance.now() - startedAt);
  setTimeout(() => report({ moduleId: id, version, outcome: 'mounted', durationMs }), QUIET_MS);
}

/**
 * Reports that a release failed; the platform may withdraw it. The duration counts from the start of the visit, or from
 * the person's last action on a mounted page.
 * @param startedAt start of the visit, by performance.now()
 * @param error what was thrown: the report says why and where
 */
export function reportFailure(
  { id, version }: Pick<ManifestModule, 'id' | 'version'>,
  phase: Phase,
  startedAt: number,
  error: unknown,
): void {
  const since = phase === 'render' ? Math.max(startedAt, lastInteraction()) : startedAt;
  report({ moduleId: id, version, outcome: 'failed', phase, durationMs: Math.round(performance.now() - since) }, error);
}

/**
 * Errors that say nothing new about a release: no server answers, a freeze was already reported, or the page is at
 * fault.
 */
const OF_NO_RELEASE: readonly ErrorName[] = ['unreachable', 'froze', 'slot-props'];

/** Whether an error says something new about a release. */
export const isToBeReported = ({ code }: PlatformError): boolean => !OF_NO_RELEASE.includes(code);

/** The sending code is fetched with the first report. A report that cannot be sent never breaks the page. */
function report(what: HealthReport, error?: unknown): void {
  if (what.moduleId === builtInModule.id) return;
  import('./healthQueue').then(({ queueReport }) => queueReport(what, error)).catch(() => {});
}
