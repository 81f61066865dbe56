import { keptText } from '@platform/module-kit';
import type { Phase } from '../../health/healthReport';
import type { FreezeGuard, MarkedRelease, Release } from './freeze';

/** A release that is loading. */
export interface Loading {
  reach(phase: Phase): void;
  /** Call it when the release has failed or is mounted. What the release does right after that still counts. */
  end(): void;
}

/** Prefix of every storage key about freezes: each page's mark, and the conclusions. */
const PREFIX = 'platform-freeze-';

/** Time for the work after the first render, such as effects (milliseconds). */
const SETTLING_MS = 1000;

/** Name of the page's mark, and of the lock that it holds meanwhile. */
const name = PREFIX + Math.random();
const mark = keptText('localStorage', name);
const underWay = new Set<MarkedRelease>();
let guard: FreezeGuard | undefined;

/**
 * Checks, before any release loads, whether one has frozen a page in this browser. Usually nothing is stored and there
 * is nothing to wait for.
 */
export async function learnFromFreezes(): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    if (keys.length > 0) guard = await (await import('./createFreezeGuard')).createFreezeGuard(keys);
  } catch {
    // Without a known freeze, start as usual.
  }
}

/** Whether a release has frozen a page in this browser, or may have. */
export const knowsFreezes = (): boolean => guard !== undefined;

/** Lets a release that froze a page try again. The person who asks for it knows the risk. */
export const forgetFreeze = (release: Release): void => guard?.forget(release);

/**
 * Keeps a mark in this browser while a release loads. A page that freezes leaves it behind, and the next page reads it.
 * A page that is left or hidden removes its mark, which a frozen one cannot.
 * @throws PlatformError if the release froze a page
 */
export async function beginLoading({ id, version }: Release): Promise<Loading> {
  const tellEnd = await guard?.admit({ id, version });
  const release: MarkedRelease = { id, version, phase: 'load', since: Date.now() };
  let letGo = () => {};
  const lock = new Promise<void>((resolve) => (letGo = resolve));
  // Only a lock tells an ended page from a working one: the browser always releases it.
  void navigator.locks?.request(name, { mode: 'shared' }, () => lock);
  underWay.add(release);
  write();
  return {
    reach(phase) {
      release.phase = phase;
      write();
    },
    end: () =>
      setTimeout(() => {
        underWay.delete(release);
        write();
        letGo();
        tellEnd?.();
      }, SETTLING_MS),
  };
}

function write(): void {
  if (underWay.size > 0 && !document.hidden) mark.write(JSON.stringify([...underWay]));
  else mark.forget();
}

document.addEventListener('visibilitychange', write);
window.addEventListener('pagehide', mark.forget);
