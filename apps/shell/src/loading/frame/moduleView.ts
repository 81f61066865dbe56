import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { recentErrors } from '../../devtools/recentErrors';
import type { Phase } from '../../health/healthReport';
import { isToBeReported, reportFailure, reportMount } from '../../health/reportHealth';
import { numberedError, type PlatformError } from '../../platformError';
import { withTimeout } from '../code/withTimeout';
import { crashError } from '../failures/crashError';
import { avoidBroken, fallbackAfter, releaseToTry } from '../fallback/fallback';
import { beginLoading, forgetFreeze, type Loading } from '../freezes/loadingMark';
import { beginWaiting, LEFT } from '../leaving/waiting';
import type { MountTarget } from './mountTarget';
import { removeModule } from './removeModule';

const SLOW_NOTICE_MS = 2500;
const MOUNT_LIMIT_MS = 8000;

/** One module in one target. */
interface ModuleView {
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
  module: ManifestModule;
  /** The release that broke first, when `module` is its fallback. */
  broken?: Failure;
  /** By performance.now(). */
  startedAt: number;
  phase: Phase;
  outcome: 'pending' | 'working' | 'failed';
  loading?: Loading;
  wait?: AbortController;
  /** The element, and the code that is mounted in it: only that code can unmount it. */
  mountedAt?: { element: HTMLElement; code: PlatformModule };
}

/**
 * Loads and mounts a module, for the outlet and for slots alike. A failure stays inside its target: a slow release is
 * named, a broken one is replaced by its last known good release, and `retry` starts over.
 */
export function createModuleView(target: MountTarget): ModuleView {
  let current: Visit | undefined;
  let loaded: { version: string; code: PlatformModule } | undefined;
  const failedBefore = new Set<string>();

  async function show(module = releaseToTry(target.find()), broken?: Failure): Promise<void> {
    const visit: Visit = {
      module,
      broken,
      startedAt: performance.now(),
      phase: 'load',
      outcome: 'pending',
    };
    current = visit;
    target.onState({ kind: 'loading', module, slow: false });
    const slowNotice = setTimeout(
      () => current === visit && target.onState({ kind: 'loading', module, slow: true }),
      SLOW_NOTICE_MS,
    );
    if (target.reportsLeaving) visit.wait = beginWaiting(module, () => visit.phase, visit.startedAt);
    try {
      visit.loading = await beginLoading(module);
      const code = await load(module);
      if (current !== visit) return;
      loaded = { version: module.version, code };
      await mount(visit, code);
    } catch (error) {
      fail(visit, await crashError('crashed-mounting', error, module));
    } finally {
      clearTimeout(slowNotice);
      visit.wait?.abort();
      visit.loading?.end();
    }
  }

  /** The code that this view has already, or has to fetch. */
  async function load(module: ManifestModule): Promise<PlatformModule> {
    const { version } = module;
    return loaded?.version === version ? loaded.code : target.load(module, failedBefore.has(version));
  }

  async function mount(visit: Visit, code: PlatformModule): Promise<void> {
    const { module, broken, startedAt } = visit;
    const to = target.addElement(module);
    visit.mountedAt = { element: to.element, code };
    visit.phase = 'mount';
    visit.loading?.reach('mount');
    const onCrash = (error: Error) => {
      visit.phase = 'render';
      void crashError('crashed-rendering', error, module).then((crash) => fail(visit, crash));
    };
    await withTimeout(target.mount(code, to, onCrash), MOUNT_LIMIT_MS, 'Showing it');
    // It was left, or it crashed meanwhile.
    if (current !== visit || visit.outcome === 'failed') return;
    failedBefore.delete(module.version);
    if (broken) avoidBroken(broken.module);
    visit.outcome = 'working';
    reportMount(module, startedAt);
    target.onState({ kind: 'mounted', module });
  }

  /** Shows the last known good release instead, or the reason and Retry. */
  function fail(visit: Visit, error: PlatformError): void {
    // A module that crashes while it renders may also reject its mount: that is one failure.
    if (visit.outcome === 'failed') return;
    visit.outcome = 'failed';
    visit.wait?.abort();
    const { module, broken, phase, startedAt } = visit;
    const { id, version, descriptor } = module;
    failedBefore.add(version);
    // After leaving, the current element belongs to a later visit.
    if (current !== visit) return;
    console.error(`${id} ${version} is not ${target.name} (${numberedError(error.code)})`, error);
    if (isToBeReported(error)) reportFailure(module, phase, startedAt, error);
    unmount(visit);
    loaded = undefined;
    const next = fallbackAfter(module, error);
    if (next) {
      const { code, message, detail } = error;
      // The page shows the fallback, and not this error.
      recentErrors.add({ code, message: `${descriptor.title} ${version}: ${message}`, detail });
      return void show(next, { module, error });
    }
    const retry = () => {
      forgetFreeze(module);
      void show();
    };
    target.onState({ kind: 'failed', ...(broken ?? { module, error }), retry });
  }

  function unmount(visit: Visit): void {
    const { module, mountedAt, outcome } = visit;
    visit.mountedAt = undefined;
    if (!mountedAt) return;
    // The failure of this visit was reported already. An error while it unmounts is not a second failure.
    const onFailure = (error: unknown) =>
      outcome === 'working' && reportFailure(module, 'unmount', performance.now(), error);
    removeModule(mountedAt.code, mountedAt.element, onFailure, target.onUnmounted);
  }

  return {
    show: () => void show(),
    leave() {
      const left = current;
      current = undefined;
      left?.wait?.abort(LEFT);
      if (left) unmount(left);
    },
  };
}
