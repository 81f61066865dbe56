import type { ManifestModule, SlotName } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { recentErrors } from '../devtools/recentErrors';
import type { Phase } from '../health/healthReport';
import { isToBeReported, reportFailure, reportMount } from '../health/reportHealth';
import { crashError } from '../loading/crashError';
import { leaveBroken, releaseToTry, standInFor } from '../loading/fallback';
import { beginLoading, forgetFreeze, type Loading } from '../loading/freezes/loadingMark';
import { takeOff } from '../loading/takeOff';
import { withTimeout } from '../loading/withTimeout';
import type { PlatformError } from '../platformError';

const SLOW_NOTICE_MS = 2500;
const MOUNT_LIMIT_MS = 8000;

/** What stands in a module's place in a slot. */
export type SlotState =
  { kind: 'loading'; slow: boolean } | { kind: 'mounted' } | { kind: 'failed'; error: PlatformError; retry(): void };

export interface SlotVisit {
  module: ManifestModule;
  slot: SlotName;
  /** The module's place on the page. */
  place: HTMLElement;
  /** Fetches the module's code; `fresh` after a failure. */
  load(module: ManifestModule, fresh: boolean): Promise<PlatformModule>;
  onState(state: SlotState): void;
}

/**
 * Loads one module for a slot and draws what it has for it. Whatever goes wrong stays in its place: the page and the
 * other modules never wait for it, its last known good release stands in for it, and Retry begins anew.
 * @returns how to leave: takes the module off, and ends what is still under way
 */
export function showInSlot({ module, slot, place, load, onState }: SlotVisit): () => void {
  let left = false;
  let drawn: { module: PlatformModule; element: HTMLElement } | undefined;

  const tell = (state: SlotState) => {
    if (!left) onState(state);
  };

  /** @param failed why the release broke that `shown` stands in for */
  async function show(shown: ManifestModule, fresh: boolean, failed?: PlatformError): Promise<void> {
    const startedAt = performance.now();
    let phase: Phase = 'load';
    let ended = false;
    let loading: Loading | undefined;
    tell({ kind: 'loading', slow: false });
    const slowNotice = setTimeout(() => tell({ kind: 'loading', slow: true }), SLOW_NOTICE_MS);
    const fail = (error: PlatformError) => {
      if (left || ended) return;
      ended = true;
      console.error(`${shown.id} ${shown.version} is not in ${slot}`, error);
      if (isToBeReported(error)) reportFailure(shown, phase, startedAt, error);
      recentErrors.add(error);
      clear();
      const standIn = standInFor(shown, error);
      if (standIn) return void show(standIn, false, error);
      const retry = () => {
        forgetFreeze(shown);
        void show(module, true);
      };
      tell({ kind: 'failed', error: failed ?? error, retry });
    };
    try {
      loading = await beginLoading(shown);
      const loaded = await load(shown, fresh);
      if (left) return;
      // A new element for every try: whatever a broken one left behind goes with its element.
      const element = place.appendChild(document.createElement('div'));
      drawn = { module: loaded, element };
      const onCrash = (error: Error) => {
        phase = 'render';
        void crashError('crashed-rendering', error, shown).then(fail);
      };
      phase = 'mount';
      loading.reach(phase);
      await withTimeout(loaded.mountSlot(slot, { domElement: element, onCrash }), MOUNT_LIMIT_MS, 'Showing it');
      if (drawn?.element !== element) return;
      if (failed) leaveBroken(module);
      reportMount(shown, startedAt);
      tell({ kind: 'mounted' });
    } catch (error) {
      fail(await crashError('crashed-mounting', error, shown));
    } finally {
      clearTimeout(slowNotice);
      loading?.end();
    }
  }

  function clear(): void {
    if (drawn) takeOff(drawn.module, drawn.element);
    drawn = undefined;
  }

  void show(releaseToTry(module), false);
  return () => {
    left = true;
    clear();
  };
}
