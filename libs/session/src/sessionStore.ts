import type { SessionState } from './sessionState';

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();

/**
 * The one session of the page. The shell provides this library to every module, so all of them read the same store;
 * it lives outside React because the page has several React roots.
 */
export const sessionStore = {
  get: (): SessionState => state,

  set(next: SessionState): void {
    state = next;
    listeners.forEach((listener) => listener());
  },

  /** Calls `listener` after every change; returns how to stop. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
