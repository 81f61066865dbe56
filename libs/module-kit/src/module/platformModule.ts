import type { ComponentType, ReactNode } from 'react';
import type { LoadRefusals } from './moduleRefusals';

/** A component that gets the props of the slot. */
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

interface MountSlotProps extends Omit<MountProps, 'hydrate'> {
  /** The props of the slot, by the schema of its owner. */
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
