import type { PlatformManifest } from '@platform/contract';

/** Which modules the page has, and the person that answer is for. */
export type ManifestState =
  | { source: 'page'; manifest: PlatformManifest }
  /** A person signed in and the answer for their club is on its way. */
  | { source: 'pending'; manifest: PlatformManifest }
  /** The same for a preview. No page is shown before it, so no one mistakes everyone's release for it. */
  | { source: 'preview-pending'; manifest: PlatformManifest }
  | { source: 'person'; manifest: PlatformManifest }
  /** The registry did not say what the person's club has: the page's own modules serve, and stand for no engagement. */
  | { source: 'unanswered'; manifest: PlatformManifest; retry(): Promise<void> };

let state: ManifestState = { source: 'page', manifest: { modules: [], switchedOff: [] } };
let composed: PlatformManifest = state.manifest;
const listeners = new Set<() => void>();

/** The modules as the person gets them. Lives outside React: navigation and guards read it, and so does the chrome. */
export const manifestStore = {
  get: (): ManifestState => state,
  /** The modules that the page was composed with: what its markup shows to everyone. */
  getComposed: (): PlatformManifest => composed,
  set(next: ManifestState): void {
    state = next;
    if (next.source === 'page') composed = next.manifest;
    listeners.forEach((listener) => listener());
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
