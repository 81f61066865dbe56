import type { PlatformManifest } from '@platform/contract';

/** Which modules the page has, and for whom that was answered. */
export type ManifestState =
  | { source: 'page'; manifest: PlatformManifest }
  /** A person signed in and the answer for their club is on its way. */
  | { source: 'pending'; manifest: PlatformManifest }
  | { source: 'person'; manifest: PlatformManifest };

let state: ManifestState = { source: 'page', manifest: { modules: [], switchedOff: [] } };
const listeners = new Set<() => void>();

/** The modules as the person gets them. Lives outside React: navigation and guards read it, and so does the chrome. */
export const manifestStore = {
  get: (): ManifestState => state,
  set(next: ManifestState): void {
    state = next;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
