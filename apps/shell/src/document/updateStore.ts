import { createStore } from '@platform/session';

interface Newer {
  frame?: string;
  module?: string;
  isPutOff: boolean;
}

const store = createStore<Newer>({ isPutOff: false });

const isNewer = (): boolean => store.get().frame !== undefined || store.get().module !== undefined;

/** A version newer than the dismissed one shows the notice again. */
function setNewer(part: 'frame' | 'module', next: string | undefined): void {
  const known = store.get();
  store.set({ ...known, [part]: next, isPutOff: known.isPutOff && (next === undefined || next === known[part]) });
}

/** Whether the page is out of date: a newer shell or a newer release of its module is there. */
export const updateStore = {
  /** Whether the page shows the notice. A person who dismissed it does not see it. */
  get: (): boolean => isNewer() && !store.get().isPutOff,
  isNewer,
  /** @param next the current shell, or the links that a visitor can choose; undefined if they match this page */
  setNewerFrame(next: string | undefined): void {
    setNewer('frame', next);
  },
  /**
   * @param next the current release of the module on the page; undefined if it is unchanged or a person is leaving it
   */
  setNewerModule(next: string | undefined): void {
    setNewer('module', next);
  },
  /** The person keeps the current version until an even newer one exists. */
  putOff(): void {
    store.set({ ...store.get(), isPutOff: true });
  },
  subscribe: store.subscribe,
};
