import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { recentErrors } from '../devtools/recentErrors';
import type { Phase } from '../health/healthReport';
import { isToBeReported, reportFailure, reportMount } from '../health/reportHealth';
import { builtInModule } from '../manifest/builtInModule';
import type { PlatformError } from '../platformError';
import { numberedError } from '../platformError';
import { composedPlace, dropComposedOnLeaving, takeComposedPlace } from './composedPlace';
import { crashError } from './crashError';
import { leaveBroken, releaseToTry, standInFor } from './fallback';
import { beginLoading, forgetFreeze, type Loading } from './freezes/loadingMark';
import { beginWaiting, LEFT } from './leaving/waiting';
import { loadPages } from './loadPages';
import { tidyPage } from './neighbors/pageKeeper';
import { outletStore } from './outletStore';
import { takeOff } from './takeOff';
import { untilDrawn } from './untilDrawn';
import { withTimeout } from './withTimeout';

const SLOW_NOTICE_MS = 2500;
const MOUNT_LIMIT_MS = 8000;

interface Failure {
  module: ManifestModule;
  error: PlatformError;
}

/** What single-spa calls. */
export interface ModuleFrame {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Stands between single-spa and a module. single-spa runs one change of page at a time, ignores quick retries and never
 * forgives an application that threw; so `mount` only starts the work and returns, and everything that can go wrong
 * (slow, missing, broken) stays in here. Where a release breaks, its last known good one takes its place. Leaving the page
 * cancels what is still under way.
 * @param find the module as the screen has it now: the next visit gets the release that is promoted by then
 */
export function createModuleFrame(find: () => ManifestModule, outlet: HTMLElement, load = loadPages): ModuleFrame {
  let visit = 0;
  let loaded: { version: string; module: PlatformModule } | undefined;
  const failedBefore = new Set<string>();
  /** The mount element of this visit, with the module mounted in it: only that module can unmount it. */
  let place: { element: HTMLElement; module: PlatformModule } | undefined;
  /** What stands on the page and works. */
  let shown: ManifestModule | undefined;
  /** Lasts until something stands there or has failed. */
  let wait: AbortController | undefined;

  /** @param failed the release that broke before, when `module` stands in for it */
  async function show(module = releaseToTry(find()), failed?: Failure): Promise<void> {
    const thisVisit = ++visit;
    const isCurrent = () => visit === thisVisit;
    const startedAt = performance.now();
    let phase: Phase = 'load';
    let hasFailed = false;
    let loading: Loading | undefined;
    const { id, version } = module;
    const { title } = module.descriptor;
    const tellLoading = (slow: boolean) => {
      if (isCurrent()) outletStore.set(composedPlace(outlet) ? { kind: 'composed' } : { kind: 'loading', title, slow });
    };
    tellLoading(false);
    const slowNotice = setTimeout(() => tellLoading(true), SLOW_NOTICE_MS);
    const stopFollowing = dropComposedOnLeaving(outlet, () => tellLoading(false));
    const ownWait = (wait = beginWaiting(module, () => phase, startedAt));

    const fail = (error: PlatformError) => {
      // A module that crashes while it is drawn may also refuse its mount: that is one failure.
      if (hasFailed) return;
      hasFailed = true;
      ownWait.abort();
      console.error(`${id} ${version} is not on the page (${numberedError(error.code)})`, error);
      failedBefore.add(version);
      // Who has left has taken the place off already; the one that stands there now belongs to a later visit.
      if (!isCurrent()) return;
      if (isToBeReported(error)) reportFailure(module, phase, startedAt, error);
      // It has been told of: what goes wrong while its remains are taken off is not another failure.
      shown = undefined;
      dropPlace();
      loaded = undefined;
      const standIn = standInFor(module, error);
      if (standIn) {
        // What stands there later does not say it.
        const { code, message, detail } = error;
        recentErrors.add({ code, message: `${title} ${version}: ${message}`, detail });
        return void show(standIn, { module, error });
      }
      const readable = composedPlace(outlet) !== undefined;
      const ownPage = id === builtInModule.id;
      const { module: blamed, error: reason } = failed ?? { module, error };
      outletStore.set({
        kind: 'failed',
        title,
        version: blamed.version,
        ownPage,
        error: reason,
        readable,
        retry() {
          forgetFreeze(module);
          void show();
        },
      });
    };

    try {
      loading = await beginLoading(module);
      const release =
        loaded?.version === version ? loaded : { version, module: await load(module, failedBefore.has(version)) };
      if (!isCurrent()) return;
      loaded = release;
      stopFollowing();
      // A new element for every visit: whatever a broken visit left behind goes with its element.
      const composed = takeComposedPlace(outlet, module);
      const element = composed?.element ?? outlet.appendChild(document.createElement('div'));
      place = { element, module: release.module };
      phase = 'mount';
      loading.reach(phase);
      const mounting = release.module.mount({
        domElement: element,
        hydrate: composed?.isCurrent ?? false,
        onCrash(error) {
          phase = 'render';
          void crashError('crashed-rendering', error, module).then(fail);
        },
      });
      await withTimeout(
        mounting.then(() => untilDrawn(element)),
        MOUNT_LIMIT_MS,
        'Showing it',
      );
      if (!isCurrent() || !place) return;
      failedBefore.delete(version);
      if (failed) leaveBroken(failed.module);
      shown = module;
      reportMount(module, startedAt);
      outletStore.set({ kind: 'mounted' });
    } catch (error) {
      fail(await crashError('crashed-mounting', error, module));
    } finally {
      stopFollowing();
      clearTimeout(slowNotice);
      ownWait.abort();
      loading?.end();
    }
  }

  function dropPlace(): void {
    const left = place;
    const last = shown;
    place = shown = undefined;
    if (!left) return;
    const onFailure = (error: unknown) => last && reportFailure(last, 'unmount', performance.now(), error);
    takeOff(left.module, left.element, onFailure, tidyPage);
  }

  return {
    bootstrap: async () => {},
    mount: async () => void show(),
    async unmount() {
      visit += 1;
      wait?.abort(LEFT);
      dropPlace();
      composedPlace(outlet)?.remove();
      outletStore.set({ kind: 'empty' });
    },
  };
}
