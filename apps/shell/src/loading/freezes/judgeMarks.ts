import { keptText, parsedJson } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { reportFailure } from '../../health/reportHealth';
import { builtInModule } from '../../manifest/builtInModule';
import { PlatformError } from '../../platformError';
import type { MarkedRelease } from './freeze';
import { frozenReleases, suspectedReleases } from './frozenReleases';

/** Longer than loading and mounting may take: an open page that still has its mark after that is frozen. */
const STANDSTILL_MS = 30_000;

/**
 * Decides what marks mean. The mark of a working page means nothing. If one release was loading when a page ended
 * without cleaning up, that release froze it. If several were, all are suspected and tried one by one.
 * @param marks the marks' keys in the browser's storage
 */
export async function judgeMarks(marks: readonly string[]): Promise<void> {
  // No Web Locks: we cannot tell which pages are still open.
  if (!('locks' in navigator)) return;
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  for (const mark of marks) {
    const releases = readMark(mark).filter(({ id }) => id !== builtInModule.id);
    const standsStill = releases.some(({ since }) => Date.now() - since > STANDSTILL_MS);
    if (open.has(mark) && !standsStill) continue;
    localStorage.removeItem(mark);
    judge(releases);
  }
}

function judge(releases: readonly MarkedRelease[]): void {
  const [first] = releases;
  if (!first) return;
  if (releases.some(({ id, version }) => id !== first.id || version !== first.version)) {
    releases.forEach(suspectedReleases.add);
    return;
  }
  suspectedReleases.forget(first);
  frozenReleases.add(first);
  const froze = new PlatformError('froze', 'The page stopped answering.');
  onceSessionIsKnown(() => reportFailure(first, first.phase, performance.now() - (Date.now() - first.since), froze));
}

const readMark = (mark: string): MarkedRelease[] =>
  (parsedJson(keptText('localStorage', mark).read()) ?? []) as MarkedRelease[];

/** A report counts for its sender's club. */
function onceSessionIsKnown(work: () => void): void {
  const isKnown = () => sessionStore.get().status !== 'loading';
  if (isKnown()) return work();
  const stop = sessionStore.subscribe(() => {
    if (!isKnown()) return;
    stop();
    work();
  });
}
