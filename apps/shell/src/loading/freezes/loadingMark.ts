import { keptText } from '@platform/module-kit';
import type { Phase } from '../../health/healthReport';
import type { FreezeGuard, MarkedRelease, Release } from './freeze';

/** A release on its way to the page. */
export interface Loading {
  reach(phase: Phase): void;
  /** It has failed, or stands; what it does right after that still counts. */
  end(): void;
}

/** Begins every key under which something is kept about freezes: each page's mark, and what was concluded. */
const PREFIX = 'platform-freeze-';

/** How long a release has to do what follows its first drawing, such as its effects (milliseconds). */
const SETTLING_MS = 1000;

/** Name of the page's mark, and of the lock that it holds meanwhile. */
const name = PREFIX + Math.random();
const mark = keptText('localStorage', name);
const underWay = new Set<MarkedRelease>();
let guard: FreezeGuard | undefined;

/**
 * Looks, before any release is begun with, whether one has frozen a page of this browser. Where nothing is kept about it,
 * which is nearly always, there is nothing to wait for.
 */
export async function learnFromFreezes(): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    if (keys.length > 0) guard = await (await import('./createFreezeGuard')).createFreezeGuard(keys);
  } catch {
    // Who knows of no freeze begins as on any other page.
  }
}

/** Lets a release that froze a page try again: the person who asks for it knows what may happen. */
export const forgetFreeze = (release: Release): void => guard?.forget(release);

/**
 * Leaves a mark in this browser for as long as a release is on its way: a page that never comes to an end leaves it
 * behind, and the next one knows. A page that is left or hidden takes its mark along, which only a frozen one cannot.
 * @throws PlatformError where the release froze a page
 */
export async function beginLoading({ id, version }: Release): Promise<Loading> {
  const tellEnd = await guard?.admit({ id, version });
  const release: MarkedRelease = { id, version, phase: 'load', since: Date.now() };
  let letGo = () => {};
  const lock = new Promise<void>((resolve) => (letGo = resolve));
  // Only a lock tells a page that has ended from one that is still at work: the browser takes it back in any case.
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
