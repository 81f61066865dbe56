import { sessionStore } from '@platform/session';
import { reportFailure } from '../../health/reportHealth';
import { builtInModule } from '../../manifest/builtInModule';
import { PlatformError } from '../../platformError';
import type { MarkedRelease } from './freeze';
import { frozenReleases, suspectedReleases } from './frozenReleases';

/** Longer than loading and mounting may take: a page that is open and has not taken its mark off by then stands still. */
const STANDSTILL_MS = 30_000;

/**
 * Decides what marks mean. The mark of a page that is at work says nothing. Where one release was under way as a page
 * ended without a word, that release froze it; where several were, each is suspected, and they are tried one by one.
 * @param marks their keys in the storage of the browser
 */
export async function judgeMarks(marks: readonly string[]): Promise<void> {
  // Without locks, it is unknown which page is still open.
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

function readMark(mark: string): MarkedRelease[] {
  try {
    return JSON.parse(localStorage.getItem(mark) ?? '[]') as MarkedRelease[];
  } catch {
    return [];
  }
}

/** A report counts for the club of its sender. */
function onceSessionIsKnown(work: () => void): void {
  const isKnown = () => sessionStore.get().status !== 'loading';
  if (isKnown()) return work();
  const stop = sessionStore.subscribe(() => {
    if (!isKnown()) return;
    stop();
    work();
  });
}
