import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { recentErrors } from '../../devtools/recentErrors';
import type { Phase } from '../../health/healthReport';
import { isToBeReported, reportFailure, reportMount } from '../../health/reportHealth';
import { numberedError, type PlatformError } from '../../platformError';
import { crashError } from '../failures/crashError';
import { avoidBroken, releaseToTry, fallbackAfter } from '../fallback/fallback';
import { beginLoading, forgetFreeze, type Loading } from '../freezes/loadingMark';
import { beginWaiting, LEFT } from '../leaving/waiting';
import { removeModule } from './removeModule';
import { withTimeout } from '../code/withTimeout';

const SLOW_NOTICE_MS = 2500;
const MOUNT_LIMIT_MS = 8000;

export type ViewState =
  | { kind: 'loading'; module: ManifestModule; slow: boolean }
  | { kind: 'mounted'; module: ManifestModule }
  /** `module` is the release that people should have, even if its fallback failed after it. */
  | { kind: 'failed'; module: ManifestModule; error: PlatformError; retry(): void };

/** Where a module mounts. */
export interface MountElement {
  element: HTMLElement;
  /** Whether the element already holds the markup that the module would render. */
  hydrate: boolean;
}

/** A part of the page that shows a module: the outlet, or one module's part of a slot. */
export interface MountTarget {
  /** Where the module is missing, for the log: `on the page`, or `in` a slot. */
  name: string;
  /** The module in its current release. The view asks on each try, so a retry gets a newly promoted release. */
  find(): ManifestModule;
  /** Loads the code of a release; `fresh` after the release failed here. */
  load(module: ManifestModule, fresh: boolean): Promise<PlatformModule>;
  /** Adds an element for one try. Removing the element removes everything that a broken try left. */
  addElement(module: ManifestModule): MountElement;
  /** Mounts the code; resolves when there is something to see. */
  mount(code: PlatformModule, to: MountElement, onCrash: (error: Error) => void): Promise<void>;
  /** Never called after `leave`. */
  onState(state: ViewState): void;
  /** Called after a module has cleaned up. */
  onUnmounted?(): void;
  /** Whether a person who leaves before the module appeared counts as a failure of its release. */
  reportsLeaving?: boolean;
}

/** One module in one target. */
export interface ModuleView {
  show(): void;
  /** Unmounts the module and cancels any work in progress. */
  leave(): void;
}

interface Failure {
  module: ManifestModule;
  error: PlatformError;
}

/** One try to show a release. */
interface Visit {
  /** The element, and the code that is mounted in it: only that code can unmount it. */
  mountedAt?: { element: HTMLElement; code: PlatformModule };
  /** The release that is mounted and works. */
  working?: ManifestModule;
  wait?: AbortController;
}

/**
 * Loads and mounts a module, for the outlet and for slots alike. A failure stays inside its target: a slow release is
 * named, a broken one is replaced by its last known good release, and `retry` starts over.
 */
export function createModuleView(target: MountTarget): ModuleView {
  let current: Visit = {};
  let loaded: { version: string; code: PlatformModule } | undefined;
  const failedBefore = new Set<string>();

  /** @param failed the release that broke first, when `module` is its fallback */
  async function show(module = releaseToTry(target.find()), failed?: Failure): Promise<void> {
    const visit: Visit = {};
    current = visit;
    const isCurrent = () => current === visit;
    const startedAt = performance.now();
    let phase: Phase = 'load';
    let hasFailed = false;
    let loading: Loading | undefined;
    const { version } = module;
    target.onState({ kind: 'loading', module, slow: false });
    const slowNotice = setTimeout(
      () => isCurrent() && target.onState({ kind: 'loading', module, slow: true }),
      SLOW_NOTICE_MS,
    );
    visit.wait = target.reportsLeaving ? beginWaiting(module, () => phase, startedAt) : undefined;

    const fail = (error: PlatformError) => {
      // A module that crashes while it renders may also reject its mount: that is one failure.
      if (hasFailed) return;
      hasFailed = true;
      visit.wait?.abort();
      failedBefore.add(version);
      // After leaving, the current element belongs to a later visit.
      if (!isCurrent()) return;
      console.error(`${module.id} ${version} is not ${target.name} (${numberedError(error.code)})`, error);
      if (isToBeReported(error)) reportFailure(module, phase, startedAt, error);
      // The failure is reported: an error while it unmounts is not a second one.
      visit.working = undefined;
      unmount(visit);
      loaded = undefined;
      const next = fallbackAfter(module, error);
      if (next) {
        const { code, message, detail } = error;
        // The page shows the fallback, and not this error.
        recentErrors.add({ code, message: `${module.descriptor.title} ${version}: ${message}`, detail });
        return void show(next, { module, error });
      }
      const retry = () => {
        forgetFreeze(module);
        void show();
      };
      target.onState({ kind: 'failed', ...(failed ?? { module, error }), retry });
    };

    try {
      loading = await beginLoading(module);
      const release =
        loaded?.version === version ? loaded : { version, code: await target.load(module, failedBefore.has(version)) };
      if (!isCurrent()) return;
      loaded = release;
      const to = target.addElement(module);
      visit.mountedAt = { element: to.element, code: release.code };
      phase = 'mount';
      loading.reach(phase);
      const onCrash = (error: Error) => {
        phase = 'render';
        void crashError('crashed-rendering', error, module).then(fail);
      };
      await withTimeout(target.mount(release.code, to, onCrash), MOUNT_LIMIT_MS, 'Showing it');
      if (!isCurrent() || !visit.mountedAt) return;
      failedBefore.delete(version);
      if (failed) avoidBroken(failed.module);
      visit.working = module;
      reportMount(module, startedAt);
      target.onState({ kind: 'mounted', module });
    } catch (error) {
      fail(await crashError('crashed-mounting', error, module));
    } finally {
      clearTimeout(slowNotice);
      visit.wait?.abort();
      loading?.end();
    }
  }

  function unmount(visit: Visit): void {
    const { mountedAt, working } = visit;
    visit.mountedAt = visit.working = undefined;
    if (!mountedAt) return;
    const onFailure = (error: unknown) => working && reportFailure(working, 'unmount', performance.now(), error);
    removeModule(mountedAt.code, mountedAt.element, onFailure, target.onUnmounted);
  }

  return {
    show: () => void show(),
    leave() {
      const left = current;
      current = {};
      left.wait?.abort(LEFT);
      unmount(left);
    },
  };
}
