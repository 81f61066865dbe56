import { fetchManifest } from '../page/readPage';
import { showUnexpectedError } from '../page/showUnexpectedError';
import { withBuiltIn } from './builtInModule';
import { manifestStore } from './manifestStore';

let asking = false;

/** Learns every module of the site, where somebody goes to a page of one that this page did not begin with. */
export function completeManifest(): void {
  if (asking) return;
  asking = true;
  fetchManifest()
    .then((whole) => {
      const state = manifestStore.get();
      if (state.manifest.partial) manifestStore.set({ ...state, manifest: withBuiltIn(whole) });
    })
    .catch(showUnexpectedError)
    .finally(() => (asking = false));
}
