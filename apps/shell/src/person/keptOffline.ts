import { sessionStore } from '@platform/session';

/**
 * The steps that remove what this device keeps of a person for times without a network: the answers that the platform's
 * worker keeps, and the outbox of the kit. A session that the server ends removes only what can be read again: unsent
 * changes wait until their person is back.
 */
export const forgetKeptOffline: readonly (() => void)[] = [forgetUnsent, forgetAnswers];

/** Runs after the session has changed. The outbox itself deletes the waiting changes of others before it lists any. */
function forgetUnsent(): void {
  const session = sessionStore.get();
  if (session.status === 'signed-out' && session.ended === 'by the server') return;
  indexedDB.deleteDatabase('outbox');
}

/** A page without https has neither this storage nor a worker. */
function forgetAnswers(): void {
  void (window as { caches?: CacheStorage }).caches?.delete('person');
  // The worker may still be storing something, which would bring the storage back.
  (navigator as Partial<Navigator>).serviceWorker?.controller?.postMessage({ hasLeft: true });
}
