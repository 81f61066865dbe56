import { manifestStore, type SlotHost, type SlotModule } from '@platform/module-kit';
import { slotModules } from '../../../../apps/shell/src/slots/slotModules';
import { loadPages } from './loadPages';

const listed = new Map<string, { of: unknown; modules: SlotModule[] }>();

/** Renders the slots of pages from the chunks of the modules that fill them. It does not check their props. */
export const moduleSlots: SlotHost = {
  modules(slot) {
    const { manifest } = manifestStore.get();
    const known = listed.get(slot);
    if (known?.of === manifest) return known.modules;
    const modules = slotModules(manifest, slot).map(({ id, version, descriptor }) => ({
      id,
      version,
      title: descriptor.title,
    }));
    listed.set(slot, { of: manifest, modules });
    return modules;
  },
  subscribe: manifestStore.subscribe,
  show({ slot, module, props, element: outer, onState }) {
    const element = outer.appendChild(document.createElement('div'));
    const code = loadPages(module.id);
    onState({ kind: 'loading', slow: false });
    void code
      .then(({ mountSlot }) => mountSlot(slot, { domElement: element, props, onCrash: console.error }))
      .then(() => onState({ kind: 'mounted' }));
    return () => void code.then(({ unmount }) => unmount({ domElement: element })).then(() => element.remove());
  },
  async ask({ slot, module, props }) {
    const answer = await (await loadPages(module.id)).loadAnswer(slot);
    return answer(props);
  },
  prepare(slot) {
    for (const { id } of this.modules(slot)) void loadPages(id);
  },
};
