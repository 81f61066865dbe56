import type { PlatformError } from '../platformError';

/** What stands in the module's place. */
export type OutletState =
  | { kind: 'empty' }
  | { kind: 'loading'; title: string; slow: boolean }
  | { kind: 'mounted' }
  | { kind: 'failed'; title: string; version: string; error: PlatformError; retry(): void };

let state: OutletState = { kind: 'empty' };
const listeners = new Set<() => void>();

/** The state of the module outlet, set by the frame of the module that is on the page. */
export const outletStore = {
  get: (): OutletState => state,
  set(next: OutletState): void {
    state = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
