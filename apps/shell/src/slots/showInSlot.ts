import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { recentErrors } from '../devtools/recentErrors';
import { createModuleView } from '../loading/frame/moduleView';
import type { ViewState } from '../loading/frame/mountTarget';
import { pageParcels } from '../loading/frame/pageParcels';

/** Fetches a module's code; `fresh` after a failure. */
export type LoadCode = (module: ManifestModule, fresh: boolean) => Promise<PlatformModule>;

interface ShownSlot {
  module: ManifestModule;
  slot: string;
  /** What the page passes in: a copy for each try. */
  props(): Promise<object>;
  /** Where the module's part mounts. */
  element: HTMLElement;
  load: LoadCode;
  onState(state: ViewState): void;
}

/**
 * Shows a module's part in a slot as a single-spa parcel. The page and the other modules never wait for it, and a
 * failure stays in its element.
 * @returns leaves: unmounts the module, and cancels any work in progress
 */
export function showInSlot({ module, slot, props, element: outer, load, onState }: ShownSlot): () => void {
  let left = false;
  const view = createModuleView({
    name: `in ${slot}`,
    find: () => module,
    load,
    addElement: () => ({ element: outer.appendChild(document.createElement('div')), hydrate: false }),
    mount: async (code, { element }, onCrash) =>
      code.mountSlot(slot, { domElement: element, props: await props(), onCrash }),
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
    outer,
  );
  return () => {
    left = true;
    view.leave();
    // In a later task: single-spa unmounts the parcels of a page that is left, and throws if one is already being
    // unmounted in the same task.
    void parcel.mountPromise.then(() => setTimeout(() => parcel.getStatus() === 'MOUNTED' && void parcel.unmount()));
  };
}
