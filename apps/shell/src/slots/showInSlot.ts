import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { recentErrors } from '../devtools/recentErrors';
import { createModuleView, type ViewState } from '../loading/moduleView';
import { pageParcels } from '../loading/pageParcels';

export interface SlotVisit {
  module: ManifestModule;
  slot: string;
  /** The module's place on the page. */
  place: HTMLElement;
  /** Fetches the module's code; `fresh` after a failure. */
  load(module: ManifestModule, fresh: boolean): Promise<PlatformModule>;
  onState(state: ViewState): void;
}

/**
 * Shows in a slot what one module has for it, as a parcel of single-spa. The page and the other modules never wait for it,
 * and a failure stays in its place.
 * @returns how to leave: unmounts the module, and cancels what is still under way
 */
export function showInSlot({ module, slot, place, load, onState }: SlotVisit): () => void {
  let left = false;
  const view = createModuleView({
    name: `in ${slot}`,
    find: () => module,
    load,
    addElement: () => ({ element: place.appendChild(document.createElement('div')), hydrate: false }),
    mount: (code, { element }, onCrash) => code.mountSlot(slot, { domElement: element, onCrash }),
    onState(state) {
      if (state.kind === 'failed') recentErrors.add(state.error);
      onState(state);
    },
  });
  const parcel = pageParcels.mount(
    {
      name: `${slot} ${module.id}`,
      bootstrap: async () => {},
      // React may leave before single-spa gets here.
      mount: async () => void (left || view.show()),
      unmount: async () => view.leave(),
    },
    place,
  );
  return () => {
    left = true;
    view.leave();
    // single-spa has unmounted it already where the whole page is left.
    void parcel.mountPromise.then(() => parcel.getStatus() === 'MOUNTED' && parcel.unmount());
  };
}
