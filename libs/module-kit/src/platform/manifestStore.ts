import type { PlatformManifest } from '@platform/contract';
import { createStore } from '@platform/session';

/** The modules of the page, and the person that this answer is for. */
export type ManifestState =
  | { source: 'page'; manifest: PlatformManifest }
  /** A person signed in and the answer for their club is on its way. */
  | { source: 'pending'; manifest: PlatformManifest }
  /**
   * The same for a preview. No page is shown before the answer, so that no one takes the current release for the
   * preview.
   */
  | { source: 'preview-pending'; manifest: PlatformManifest }
  | { source: 'person'; manifest: PlatformManifest }
  /** The registry did not say what the person's club has: the page's own modules are used, without any engagement. */
  | { source: 'unanswered'; manifest: PlatformManifest; retry(): Promise<void> };

const store = createStore<ManifestState>({ source: 'page', manifest: { modules: [], switchedOff: [] } });
let composed: PlatformManifest = store.get().manifest;

/** The person's modules. A store outside React, because navigation, guards and the chrome read it. */
export const manifestStore = {
  ...store,
  /** The modules that the page was composed with: what its markup shows to everyone. */
  getComposed: (): PlatformManifest => composed,
  set(next: ManifestState): void {
    if (next.source === 'page') composed = next.manifest;
    store.set(next);
  },
};
