import { manifestStore } from '@platform/module-kit';
import { fetchManifest } from '../document/readPage';
import { withBuiltIn } from './builtInModule';

let asking: Promise<void> | undefined;

/**
 * Loads the list of all modules when a person goes to a module that this page did not start with. Concurrent callers
 * wait for the same answer.
 * @throws PlatformError when the list cannot be read
 */
export function completeManifest(): Promise<void> {
  asking ??= learnModules().finally(() => (asking = undefined));
  return asking;
}

async function learnModules(): Promise<void> {
  const whole = await fetchManifest();
  const state = manifestStore.get();
  if (state.manifest.partial) manifestStore.set({ ...state, manifest: withBuiltIn(whole) });
}
