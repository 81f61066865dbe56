import type { ManifestModule } from '@platform/contract';
import { manifestStore, pageHistory, type SlotHost, type SlotModule } from '@platform/module-kit';
import { whenIdle } from '../document/whenIdle';
import { loadModule } from '../loading/code/loadModule';
import { prepareModule } from '../loading/code/prepareModule';
import { releaseToTry } from '../loading/fallback/fallback';
import { screenStore } from '../routing/screenStore';
import { createAskedModules } from './askedModules';
import { showInSlot, type LoadCode } from './showInSlot';
import { slotModules } from './slotModules';
import { requireProps } from './slotSchemas';

/** Connects the slots of all pages with the person's modules and their code. */
export function createSlotHost(load: LoadCode = loadModule): SlotHost {
  const named = new Map<string, SlotModule>();
  /** The release of each module that a page was told about. */
  const releases = new WeakMap<SlotModule, ManifestModule>();
  const questions = createAskedModules(load);
  let listed = new Map<string, readonly SlotModule[]>();
  let listedOf = manifestStore.get().manifest;

  const modules: SlotHost['modules'] = (slot) => {
    const { manifest } = manifestStore.get();
    if (manifest !== listedOf) {
      listed = new Map();
      listedOf = manifest;
    }
    const known = listed.get(slot);
    if (known) return known;
    const filling = slotModules(manifest, slot).map((module) => {
      const { id, version, descriptor } = module;
      const name = `${id} ${version}`;
      const shown = named.get(name) ?? { id, version, title: descriptor.title };
      named.set(name, shown);
      releases.set(shown, module);
      return shown;
    });
    listed.set(slot, filling);
    return filling;
  };

  const releaseOf = (module: SlotModule): ManifestModule => {
    const release = releases.get(module);
    if (!release) throw new Error(`The slots do not know ${module.id} ${module.version}.`);
    return release;
  };

  return {
    modules,
    subscribe: manifestStore.subscribe,
    show: ({ slot, module, props, element, onState }) =>
      showInSlot({
        module: releaseOf(module),
        slot,
        props: () => requireProps(slot, props),
        element,
        load: async (release, fresh) => {
          await requireProps(slot, props);
          return load(release, fresh);
        },
        onState: (state) => onState(state.kind === 'failed' ? { ...state, message: state.error.message } : state),
      }),
    ask: ({ slot, module, props }) => questions.ask(slot, releaseOf(module), props),
    prepare: (slot) => void whenIdle(() => void prepareAll(modules(slot).map(releaseOf)), WITHOUT_IDLE_MS),
  };
}

/** When to prepare modules in a browser that does not say when it is idle (milliseconds). */
const WITHOUT_IDLE_MS = 100;

/** One after the other: the server's answer comes first. Only modules that the person had on their last visit. */
async function prepareAll(releases: readonly ManifestModule[]): Promise<void> {
  for (const release of releases) {
    if (screenStore.get().kind !== 'waiting' || manifestStore.get().source !== 'person') return;
    await prepareModule(releaseToTry(release), pageHistory.location.pathname);
  }
}
