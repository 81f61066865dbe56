import { routeMatches } from '@platform/contract';
import { AuthProvider, PermissionsProvider } from '@platform/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Location } from 'react-router-dom';
import { CrashBoundary } from './CrashBoundary';
import { followEarlyInput, repeatEarlyInput, type EarlyInput } from './earlyInput';
import { loadPagesAt, startPagesAt } from '../navigation/lazyPage';
import { rememberRefusals, type LoadRefusals } from './moduleRefusals';
import { pageHistory } from '../navigation/pageHistory';
import { PageRouter } from '../navigation/PageRouter';
import { queryClient } from '../data/queryClient';
import { StillTrying } from '../data/StillTrying';

/** A component that gets what the slot hands over. */
type SlotComponent = (props: never) => ReactNode;

/** A function that gets the same and returns a value of the slot's schema. It rejects with words for people. */
type SlotFunction = (props: never) => Promise<unknown>;

/** A module's filling of a slot: a component, or for a slot with an `answer`, how to fetch a function. */
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
   * Loads the sentences for rows that the database refuses: `() => import('./refusals')`, which lists the tables that the
   * module writes. Without it, a person reads the general words of the error code.
   */
  refusals?: LoadRefusals;
};

export interface MountProps {
  /** The module's own element. Its content is replaced unless it is hydrated; entered values stay. */
  domElement: HTMLElement;
  /** True if the element holds what `render` renders at the current path: it is hydrated. */
  hydrate?: boolean;
  /** Called once when the module throws while rendering. */
  onCrash(error: Error): void;
}

export interface MountSlotProps extends Omit<MountProps, 'hydrate'> {
  /** What the slot hands over, by the schema of its owner. */
  props?: object;
}

/** What a module exports: how the shell mounts and unmounts it. */
export interface PlatformModule {
  id: string;
  /** Resolves when React has committed the first render, or when the module was unmounted before that. */
  mount(props: MountProps): Promise<void>;
  /** Fetches the code of its pages at a path, which starts their first reads. Rejects if some does not arrive. */
  loadPages(pathname: string): Promise<void>;
  /**
   * Mounts the module's filling of a slot in its own React root. Resolves when it is rendered.
   * @throws Error when the module has nothing for that slot
   */
  mountSlot(slot: string, props: MountSlotProps): Promise<void>;
  /**
   * Fetches the function with which the module answers a slot.
   * @throws Error when the module has no answer for that slot
   */
  loadAnswer(slot: string): Promise<(props: object) => Promise<unknown>>;
  /** Unmounts what `mount` or `mountSlot` rendered into the element. Rejects with what the module throws meanwhile. */
  unmount(props: Pick<MountProps, 'domElement'>): Promise<void>;
  /** Renders the module's page at a path for a visitor, without a browser. */
  render(pathname: string): ReactNode;
}

/** Makes a module from its descriptor and its pages. It gets session, cache, router and crash boundary. */
export function defineModule<Own extends Descriptor>(definition: ModuleDefinition<Own>): PlatformModule {
  const { descriptor, App, refusals } = definition;
  const slots = new Map<string, SlotFilling>(Object.entries(definition.slots ?? {}));
  if (refusals) rememberRefusals(descriptor.id, refusals);
  const roots = new WeakMap<HTMLElement, Root>();
  /** Ends the wait of a `mount` whose element is unmounted before React has rendered into it. */
  const waits = new WeakMap<HTMLElement, () => void>();
  /** Receives what no boundary inside an element's root has caught. */
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
      {/* What waits for code is not rendered yet, so the signal waits with it. */}
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
    loadPages: loadPagesAt,
    async mount({ domElement, hydrate = false, onCrash }) {
      let isTakenOff = false;
      const composedAt = hydrate ? pageHistory.location : undefined;
      waits.set(domElement, () => void (isTakenOff = true));
      // The first update around it would clear a page whose code is still loading.
      if (composedAt) await loadPagesAt(composedAt.pathname);
      else startPagesAt(pageHistory.location.pathname);
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
    render: (pathname) => tree(doNothing, doNothing, pathname),
    async unmount({ domElement }) {
      const root = roots.get(domElement);
      roots.delete(domElement);
      const thrown: unknown[] = [];
      uncaught.set(domElement, (error) => thrown.push(error));
      root?.unmount();
      waits.get(domElement)?.();
      // React reports what a cleanup threw once its own work is done.
      await new Promise((resolve) => setTimeout(resolve));
      if (thrown.length > 0) throw thrown[0];
    },
  };
}

/** The providers of every root of a module: crashes go to the shell, and cache and session are the page's. */
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

/** React says only that it tried again; the `cause` is what was thrown. */
const causeOf = (error: unknown): unknown => (error instanceof Error && error.cause) || error;

const doNothing = () => {};
