import type { ManifestModule, SlotName } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { mountRootParcel } from 'single-spa';
import { recentErrors } from '../devtools/recentErrors';
import { createModuleView, type ViewState } from '../loading/moduleView';

export interface SlotVisit {
  module: ManifestModule;
  slot: SlotName;
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
    name: slot,
    find: () => module,
    load,
    addElement: () => ({ element: place.appendChild(document.createElement('div')), hydrate: false }),
    mount: (code, { element }, onCrash) => code.mountSlot(slot, { domElement: element, onCrash }),
    onState(state) {
      if (state.kind === 'failed') recentErrors.add(state.error);
      onState(state);
    },
  });
  const parcel = mountRootParcel(
    {
      name: `${slot} ${module.id}`,
      bootstrap: async () => {},
      // React may leave before single-spa gets here.
      mount: async () => void (left || view.show()),
      unmount: async () => view.leave(),
    },
    { domElement: place },
  );
  return () => {
    left = true;
    view.leave();
    void parcel.mountPromise.then(() => parcel.unmount());
  };
}
