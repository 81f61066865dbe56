import { routeMatches } from '@platform/contract';
import type { ComponentType } from 'react';
import { loadPagesAt, startPagesAt } from '../navigation/lazyPage';
import { pageHistory } from '../navigation/pageHistory';
import { followEarlyInput, repeatEarlyInput, type EarlyInput } from './earlyInput';
import { rememberRefusals } from './moduleRefusals';
import { createModuleRoots } from './moduleRoots';
import { PageTree, SlotTree } from './moduleTrees';
import type { Descriptor, ModuleDefinition, PlatformModule, SlotFilling } from './platformModule';

/** Makes a module from its descriptor and its pages. It gets session, router and crash boundary. */
export function defineModule<Own extends Descriptor>(definition: ModuleDefinition<Own>): PlatformModule {
  const { descriptor, App, refusals } = definition;
  const slots = new Map<string, SlotFilling>(Object.entries(definition.slots ?? {}));
  if (refusals) rememberRefusals(descriptor.id, refusals);
  const roots = createModuleRoots();
  const owns = (pathname: string) =>
    descriptor.routes.some((route) => routeMatches({ exact: false, ...route }, pathname));

  return {
    id: descriptor.id,
    loadPages: loadPagesAt,

    async mount({ domElement, hydrate = false, onCrash }) {
      let isUnmounted = false;
      const composedAt = hydrate ? pageHistory.location : undefined;
      roots.onceUnmounted(domElement, () => (isUnmounted = true));
      // The first update around it would clear a page whose code is still loading.
      if (composedAt) await loadPagesAt(composedAt.pathname);
      else startPagesAt(pageHistory.location.pathname);
      if (isUnmounted) return;
      const readEarlyInput = followEarlyInput(domElement);
      const options = { prefix: `${descriptor.id}-`, hydrates: hydrate };
      const early = await roots.render<EarlyInput>(domElement, options, (resolve) => {
        roots.onceUnmounted(domElement, () => resolve({ entered: [] }));
        return (
          <PageTree owns={owns} at={composedAt} onCommit={() => resolve(readEarlyInput())} onCrash={onCrash}>
            <App />
          </PageTree>
        );
      });
      repeatEarlyInput(early, domElement);
    },

    async mountSlot(slot, { domElement, props = {}, onCrash }) {
      const filling = slots.get(slot);
      if (!filling || 'load' in filling) throw new Error(`It names the slot ${slot}, and has nothing for it.`);
      const Filling = filling as ComponentType<object>;
      await roots.render<void>(domElement, { prefix: `${descriptor.id}-${slot}-` }, (resolve) => (
        <SlotTree onCommit={resolve} onCrash={onCrash}>
          <Filling {...props} />
        </SlotTree>
      ));
    },

    async loadAnswer(slot) {
      const filling = slots.get(slot);
      if (!filling || !('load' in filling)) throw new Error(`It names the slot ${slot}, and has no answer for it.`);
      return (await filling.load()) as (props: object) => Promise<unknown>;
    },

    unmount: ({ domElement }) => roots.unmount(domElement),

    render: (pathname) => (
      <PageTree owns={owns} at={pathname} onCommit={doNothing} onCrash={doNothing}>
        <App />
      </PageTree>
    ),
  };
}

const doNothing = () => {};
