/** A module that fills a slot for this person. There is one object for each release. */
export interface SlotModule {
  id: string;
  version: string;
  /** Its name in front of people. */
  title: string;
}

/** The state of one module's part of a slot. */
export type SlotState =
  { kind: 'loading'; slow: boolean } | { kind: 'mounted' } | { kind: 'failed'; message: string; retry(): void };

/** One module's part of a slot while it is on the page. */
export interface SlotVisit {
  slot: string;
  module: SlotModule;
  /** The props from the page, which must match the schema of the slot. */
  props: object;
  /** Where the module's part mounts. */
  element: HTMLElement;
  /** Never called after the visit has ended. */
  onState(state: SlotState): void;
}

/** A question to one module that fills a slot with a function. */
export interface SlotQuestion {
  slot: string;
  module: SlotModule;
  /** The props from the page, which must match the schema of the slot. */
  props: object;
}

/** Connects every slot with the shell, which knows the modules and loads them. */
export interface SlotHost {
  /** The modules that fill a slot, in their order; the same list until they change. */
  modules(slot: string): readonly SlotModule[];
  /** Calls back when the modules may have changed. @returns how to stop */
  subscribe(listener: () => void): () => void;
  /** Loads a module and mounts what it has for the slot. @returns how to unmount it */
  show(visit: SlotVisit): () => void;
  /**
   * Asks a module that fills the slot with a function. Its code is loaded with the first question.
   * @returns what it answers, by the schema of the slot
   * @throws Error in words for people
   */
  ask(question: SlotQuestion): Promise<unknown>;
  /**
   * Runs the code of the modules that fill the slot while the server says who the person is, so that their first reads are
   * under way. Renders nothing, and does nothing once the server has answered.
   */
  prepare(slot: string): void;
}

const NONE: readonly SlotModule[] = [];
const nothing: SlotHost = {
  modules: () => NONE,
  subscribe: () => () => {},
  show: () => () => {},
  ask: () => Promise.reject(new Error('No module is there to be asked.')),
  prepare: () => {},
};
let host = nothing;
let load = async (): Promise<SlotHost> => nothing;

/**
 * The bridge between slots and the shell, which connects itself before it renders a page. Its code comes with the first
 * slot of a page. A page that is rendered without a shell, as in a test, finds every slot empty.
 */
export const slotHost = {
  connect: (next: () => Promise<SlotHost>): void => void (load = next),
  /** Fetches the code behind the slots. */
  load: async (): Promise<void> => void (host = await load()),
  /** What was loaded. */
  get: (): SlotHost => host,
};
