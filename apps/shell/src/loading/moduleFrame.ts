import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { PlatformError } from '../platformError';
import { loadModule } from './loadModule';
import { outletStore } from './outletStore';
import { withTimeout } from './withTimeout';

const SLOW_NOTICE_MS = 2500;
const MOUNT_LIMIT_MS = 8000;

/** What single-spa calls. */
export interface ModuleFrame {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Stands between single-spa and a module. single-spa runs one change of page at a time, ignores quick retries and never
 * forgives an application that threw; so `mount` only starts the work and returns, and everything that can go wrong
 * (slow, missing, broken) stays in here. Leaving the page cancels what is still under way.
 * @param find the module as the screen has it now: the next visit gets the release that is promoted by then
 */
export function createModuleFrame(find: () => ManifestModule, outlet: HTMLElement): ModuleFrame {
  let visit = 0;
  let loaded: { version: string; module: PlatformModule } | undefined;
  let failedBefore = false;
  let place: HTMLElement | undefined;

  async function show(): Promise<void> {
    const thisVisit = ++visit;
    const isCurrent = () => visit === thisVisit;
    const module = find();
    const { id, version } = module;
    const { title } = module.descriptor;
    outletStore.set({ kind: 'loading', title, slow: false });
    const slowNotice = setTimeout(() => {
      if (isCurrent()) outletStore.set({ kind: 'loading', title, slow: true });
    }, SLOW_NOTICE_MS);

    const fail = (error: PlatformError) => {
      console.error(`${id} ${version} is not on the page`, error);
      dropPlace();
      failedBefore = true;
      loaded = undefined;
      if (isCurrent()) outletStore.set({ kind: 'failed', title, version, error, retry: () => void show() });
    };

    try {
      if (loaded?.version !== version) {
        loaded = { version, module: await loadModule(module, failedBefore) };
      }
      if (!isCurrent()) return;
      // A new element for every visit: whatever a broken visit left behind goes with its element.
      place = outlet.appendChild(document.createElement('div'));
      await withTimeout(
        loaded.module.mount({
          domElement: place,
          onCrash: (error) => fail(crash('crashed-rendering', 'It stopped working', error)),
        }),
        MOUNT_LIMIT_MS,
        'Showing it',
      );
      if (!isCurrent() || !place) return;
      failedBefore = false;
      outletStore.set({ kind: 'mounted' });
    } catch (error) {
      fail(error instanceof PlatformError ? error : crash('crashed-mounting', 'It stopped while starting', error));
    } finally {
      clearTimeout(slowNotice);
    }
  }

  function dropPlace(): void {
    const element = place;
    place = undefined;
    if (!element) return;
    const module = loaded?.module;
    // A module that crashes while rendering is dropped from inside React's work, which must end first.
    void Promise.resolve()
      .then(() => module?.unmount({ domElement: element }))
      .catch((error: unknown) => console.error('A module could not be taken off the page cleanly', error))
      .finally(() => element.remove());
  }

  return {
    bootstrap: async () => {},
    mount: async () => void show(),
    async unmount() {
      visit += 1;
      dropPlace();
      outletStore.set({ kind: 'empty' });
    },
  };
}

function crash(code: 'crashed-mounting' | 'crashed-rendering', what: string, error: unknown): PlatformError {
  const words = error instanceof Error ? error.message : String(error);
  return new PlatformError(code, `${what}: ${words}`, { cause: error });
}
