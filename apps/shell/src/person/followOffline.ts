import { sessionStore } from '@platform/session';
import type { trustScriptsOf } from '../loading/code/scriptPolicy';
import type { followDepartures } from './followDepartures';

/** The address of the worker that keeps pages for people without a network (`apps/shell/service-worker.js`). */
const WORKER = '/service-worker.js';

/** A type import: a real one would split the shell's first file. */
export interface ShellStart {
  trustScriptsOf: typeof trustScriptsOf;
  followDepartures: typeof followDepartures;
}

/**
 * Lets modules register the platform's worker. When a person signs out or another signs in, deletes what the worker and
 * the kit's outbox keep of that person. A session that the server ends deletes only what can be read again: unsent
 * changes wait until their person is back.
 */
export function followOffline(start: ShellStart): void {
  start.trustScriptsOf(window.location.origin + WORKER);
  start.followDepartures([
    forgetUnsent,
    // A page without https has no such storage.
    () => (window as { caches?: CacheStorage }).caches?.delete('person'),
  ]);
}

/** Runs after the session has changed. The outbox itself deletes the waiting changes of others before it lists any. */
function forgetUnsent(): void {
  const session = sessionStore.get();
  if (session.status === 'signed-out' && session.ended === 'by the server') return;
  indexedDB.deleteDatabase('outbox');
}
