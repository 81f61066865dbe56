import { COMPOSED_FOR, composedFor, type ManifestModule } from '@platform/contract';
import { pageHistory, type PlatformModule } from '@platform/module-kit';
import { outletStore } from '../../../../apps/shell/src/loading/frame/outletStore';
import { screenStore } from '../../../../apps/shell/src/routing/screenStore';
import { builtInModule } from '../../../../apps/shell/src/manifest/builtInModule';
import { loadPages } from './loadPages';

interface Mounted {
  id: string;
  element: HTMLElement;
  code: Promise<PlatformModule>;
}

/** Shows the pages of the current screen's module, and hydrates them where the page came with them. */
export function mountPages(): void {
  const outlet = document.getElementById('module-outlet');
  if (!outlet) return;
  let current: Mounted | undefined;
  const show = async () => {
    const screen = screenStore.get();
    const module = screen.kind === 'module' ? screen.module : builtInModule;
    const isKnown = !['waiting', 'unlisted', 'redirect'].includes(screen.kind);
    if (current?.id === module.id || (!isKnown && !current)) return;
    const left = current;
    current = undefined;
    if (left) {
      void left.code.then(({ unmount }) => unmount({ domElement: left.element })).then(() => left.element.remove());
    }
    if (!isKnown) return;
    const { element, hydrate } = takeElement(outlet, module);
    const code = loadPages(module.id);
    const mounted = { id: module.id, element, code };
    current = mounted;
    if (!hydrate) outletStore.set({ kind: 'loading', title: module.descriptor.title, slow: false });
    const { mount } = await code;
    if (current !== mounted) return;
    await mount({ domElement: element, hydrate, onCrash: console.error });
    outletStore.set({ kind: 'mounted' });
  };
  screenStore.subscribe(() => void show());
  void show();
}

/** The page's own element if it holds the module's markup of this address. */
function takeElement(outlet: HTMLElement, module: ManifestModule): { element: HTMLElement; hydrate: boolean } {
  const [first] = outlet.children;
  const composed = first instanceof HTMLElement ? first.getAttribute(COMPOSED_FOR) : null;
  first?.removeAttribute(COMPOSED_FOR);
  if (first && composed === composedFor(pageHistory.location.pathname, module)) {
    return { element: first as HTMLElement, hydrate: true };
  }
  first?.remove();
  return { element: outlet.appendChild(document.createElement('div')), hydrate: false };
}
