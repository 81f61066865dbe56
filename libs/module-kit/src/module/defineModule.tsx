import { routeMatches } from '@platform/contract';
import { AuthProvider, PermissionsProvider } from '@platform/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Location } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { followEarlyInput, repeatEarlyInput, type EarlyInput } from './earlyInput';
import { loadPagesAt } from '../page/lazyPage';
import { rememberRefusals, type LoadRefusals } from './moduleRefusals';
import { pageHistory } from '../page/pageHistory';
import { PageRouter } from '../page/PageRouter';
import { queryClient } from '../data/queryClient';
import { StillTrying } from '../data/StillTrying';

/** A component that gets what the slot hands over. */
type SlotComponent = (props: never) => ReactNode;

/** A function that gets the same and answers a value of the slot's schema. It rejects with words for people. */
type SlotFunction = (props: never) => Promise<unknown>;

/** What a module puts into a slot: a component, or how to fetch a function where the slot asks for an answer. */
export type SlotFilling = SlotComponent | { load(): Promise<SlotFunction> };

export interface Descriptor {
  id: string;
  routes: readonly { path: string; exact?: boolean }[];
  /** Slots that the module fills, by name. */
  fills?: object;
}

/** One filling for each slot that module.json names, and no other. */
type SlotsOf<Own extends Descriptor> = Own extends { fills: infer Fills extends object }
  ? { slots: { [Name in keyof Fills]: SlotFilling } }
  : { slots?: undefined };

export type ModuleDefinition<Own extends Descriptor = Descriptor> = SlotsOf<Own> & {
  /** The module's own module.json. */
  descriptor: Own;
  /** Renders the module's pages: react-router <Routes> with the absolute paths that module.json lists. */
  App: ComponentType;
  /**
   * Loads what a person reads when the database refuses a row: `() => import('./refusals')`, which lists the tables that
   * the module writes. Without it, a refused rule is told in the general words of its code.
   */
  refusals?: LoadRefusals;
};

export interface MountProps {
  /** An element of the module's own. What is in it is replaced, unless it is to be hydrated; what was entered stays. */
  domElement: HTMLElement;
  /** True when the element holds what `draw` draws at the present path: it is taken over as it is. */
  hydrate?: boolean;
  /** Told once when the module throws while rendering. */
  onCrash(error: Error): void;
}

export interface MountSlotProps extends Omit<MountProps, 'hydrate'> {
  /** What the slot hands over, by the schema of its owner. */
  props?: object;
}

/** What a module exports: how the shell puts it on the page and takes it off again. */
export interface PlatformModule {
  id: string;
  /** Resolves when React has committed the module's first rendering, or when it was taken off before that. */
  mount(props: MountProps): Promise<void>;
  /**
   * Puts on the page what the module has for a slot, in a React root of its own. Resolves when it is drawn.
   * @throws Error when the module has nothing for that slot
   */
  mountSlot(slot: string, props: MountSlotProps): Promise<void>;
  /**
   * Fetches the function with which the module answers a slot.
   * @throws Error when the module has no answer for that slot
   */
  loadAnswer(slot: string): Promise<(props: object) => Promise<unknown>>;
  /** Takes off what `mount` or `mountSlot` put into the element. Rejects with what the module throws at that. */
  unmount(props: Pick<MountProps, 'domElement'>): Promise<void>;
  /** The module's pages as a visitor sees them first, drawn without a browser at one of its paths. */
  draw(pathname: string): ReactNode;
}

/** Makes a module out of its descriptor and its pages: session, cache, router and crash boundary are given. */
export function defineModule<Own extends Descriptor>(definition: ModuleDefinition<Own>): PlatformModule {
  const { descriptor, App, refusals } = definition;
  const slots = new Map<string, SlotFilling>(Object.entries(definition.slots ?? {}));
  if (refusals) rememberRefusals(descriptor.id, refusals);
  const roots = new WeakMap<HTMLElement, Root>();
  /** Ends the wait of a `mount` whose element is taken off before React has drawn into it, or was given it at all. */
  const waits = new WeakMap<HTMLElement, () => void>();
  /** Where an element's root tells what nothing in it has caught. */
  const uncaught = new WeakMap<HTMLElement, (error: unknown) => void>();
  const owns = (pathname: string) =>
    descriptor.routes.some((route) => routeMatches({ exact: false, ...route }, pathname));

  const tree = (onCommit: () => void, onCrash: (error: Error) => void, at?: string | Location) => (
    <StrictMode>
      <Ground onCrash={onCrash}>
        <PageRouter owns={owns} at={at}>
          <App />
        </PageRouter>
        <StillTrying />
      </Ground>
      <CommitSignal onCommit={onCommit} />
    </StrictMode>
  );

  const slotTree = (filling: ReactNode, onCommit: () => void, onCrash: (error: Error) => void) => (
    <StrictMode>
      {/* What waits for code is not drawn yet, so the signal waits with it. */}
      <Suspense>
        <Ground onCrash={onCrash}>
          <PageRouter>{filling}</PageRouter>
        </Ground>
        <CommitSignal onCommit={onCommit} />
      </Suspense>
    </StrictMode>
  );

  return {
    id: descriptor.id,
    async mount({ domElement, hydrate = false, onCrash }) {
      let isTakenOff = false;
      const composedAt = hydrate ? pageHistory.location : undefined;
      waits.set(domElement, () => void (isTakenOff = true));
      // A page whose code is still on its way would be cleared away by the first change around it.
      if (composedAt) await loadPagesAt(composedAt.pathname);
      if (isTakenOff) return;
      const readEarlyInput = followEarlyInput(domElement);
      const early = await new Promise<EarlyInput>((resolve, reject) => {
        waits.set(domElement, () => resolve({ entered: [] }));
        uncaught.set(domElement, reject);
        const options = {
          identifierPrefix: `${descriptor.id}-`,
          onUncaughtError: (error: unknown) => uncaught.get(domElement)?.(error),
          onRecoverableError(error: unknown) {
            // React also reports failed hydration of a root that we already unmounted; ignore it.
            if (roots.has(domElement)) reportError(causeOf(error));
          },
        };
        const pages = tree(() => resolve(readEarlyInput()), onCrash, composedAt);
        if (hydrate) {
          // The page is already readable, so hydration is a transition: scrolling and presses go first.
          startTransition(() => void roots.set(domElement, hydrateRoot(domElement, pages, options)));
        } else {
          const root = createRoot(domElement, options);
          roots.set(domElement, root);
          root.render(pages);
        }
      });
      repeatEarlyInput(early, domElement);
    },
    async mountSlot(slot, { domElement, props = {}, onCrash }) {
      const filling = slots.get(slot);
      if (!filling || 'load' in filling) throw new Error(`It names the slot ${slot}, and has nothing for it.`);
      const Filling = filling as ComponentType<object>;
      await new Promise<void>((resolve, reject) => {
        uncaught.set(domElement, reject);
        const onUncaughtError = (error: unknown) => uncaught.get(domElement)?.(error);
        const options = { identifierPrefix: `${descriptor.id}-${slot}-`, onUncaughtError };
        const root = createRoot(domElement, options);
        roots.set(domElement, root);
        root.render(slotTree(<Filling {...props} />, resolve, onCrash));
      });
    },
    async loadAnswer(slot) {
      const filling = slots.get(slot);
      if (!filling || !('load' in filling)) throw new Error(`It names the slot ${slot}, and has no answer for it.`);
      return (await filling.load()) as (props: object) => Promise<unknown>;
    },
    draw: (pathname) => tree(doNothing, doNothing, pathname),
    async unmount({ domElement }) {
      const root = roots.get(domElement);
      roots.delete(domElement);
      const thrown: unknown[] = [];
      uncaught.set(domElement, (error) => thrown.push(error));
      root?.unmount();
      waits.get(domElement)?.();
      // React tells what a cleanup has thrown once its own work is done.
      await new Promise((resolve) => setTimeout(resolve));
      if (thrown.length > 0) throw thrown[0];
    },
  };
}

/** What everything of a module stands on: its crashes are told to the shell, and cache and session are the page's. */
function Ground({ onCrash, children }: { onCrash(error: Error): void; children: ReactNode }) {
  return (
    <CrashBoundary onCrash={onCrash}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <PermissionsProvider>{children}</PermissionsProvider>
        </AuthProvider>
      </QueryClientProvider>
    </CrashBoundary>
  );
}

function CommitSignal({ onCommit }: { onCommit(): void }) {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
}

/** React says only that it tried again; what was thrown stands behind that. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

const doNothing = () => {};
