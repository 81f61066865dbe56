import type { ManifestModule } from '@platform/contract';
import type { AppProps } from 'single-spa';
import { builtInModule } from '../../manifest/builtInModule';
import { composedMarkup, dropComposedOnLeaving, takeComposedMarkup } from './composedMarkup';
import { loadPages } from '../code/loadPages';
import { createModuleView } from './moduleView';
import type { ViewState } from './mountTarget';
import { tidyPage } from '../neighbors/tidyPage';
import { outletStore, type OutletState } from './outletStore';
import { pageParcels } from './pageParcels';
import { untilRendered } from './untilRendered';

/** What single-spa calls. */
interface ModuleFrame {
  bootstrap(): Promise<void>;
  mount(application?: Pick<AppProps, 'mountParcel'>): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Connects single-spa with a page's module. single-spa runs one page change at a time, ignores quick retries and
 * never retries an application that threw. So `mount` only starts the work and returns; the view handles a slow,
 * missing or broken module.
 * @param find returns the module of the current screen, so that the next visit gets the release promoted by then
 */
export function createModuleFrame(find: () => ManifestModule, outlet: HTMLElement, load = loadPages): ModuleFrame {
  let stopFollowing = () => {};

  const view = createModuleView({
    name: 'on the page',
    find,
    load,
    reportsLeaving: true,
    onUnmounted: tidyPage,
    addElement(module) {
      stopFollowing();
      const composed = takeComposedMarkup(outlet, module);
      const element = composed?.element ?? outlet.appendChild(document.createElement('div'));
      return { element, hydrate: composed?.isCurrent ?? false };
    },
    async mount(code, { element, hydrate }, onCrash) {
      await code.mount({ domElement: element, hydrate, onCrash });
      await untilRendered(element);
    },
    onState(state) {
      stopFollowing();
      const tell = () => outletStore.set(outletState(state, composedMarkup(outlet) !== undefined));
      if (state.kind === 'loading') stopFollowing = dropComposedOnLeaving(outlet, tell);
      tell();
    },
  });

  return {
    bootstrap: async () => {},
    async mount(application) {
      if (application) pageParcels.belongTo(application.mountParcel);
      view.show();
    },
    async unmount() {
      view.leave();
      stopFollowing();
      composedMarkup(outlet)?.remove();
      outletStore.set({ kind: 'empty' });
    },
  };
}

/** @param readable whether the composed markup is still shown */
function outletState(state: ViewState, readable: boolean): OutletState {
  const { id, version, descriptor } = state.module;
  const { title } = descriptor;
  switch (state.kind) {
    case 'loading':
      return readable ? { kind: 'composed' } : { kind: 'loading', title, slow: state.slow };
    case 'mounted':
      return { kind: 'mounted' };
    case 'failed': {
      const { error, retry } = state;
      return { kind: 'failed', title, version, ownPage: id === builtInModule.id, error, readable, retry };
    }
  }
}
