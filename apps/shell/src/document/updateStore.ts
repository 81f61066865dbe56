import { createStore } from '@platform/session';

interface Newer {
  frame?: string;
  module?: string;
  isPutOff: boolean;
}

const store = createStore<Newer>({ isPutOff: false });

const isNewer = (): boolean => store.get().frame !== undefined || store.get().module !== undefined;

/** Something newer than what was put off is said again. */
function tell(part: 'frame' | 'module', next: string | undefined): void {
  const known = store.get();
  store.set({ ...known, [part]: next, isPutOff: known.isPutOff && (next === undefined || next === known[part]) });
}

/** Whether the page is out of date: a newer shell or a newer release of its module is there. */
export const updateStore = {
  /** Whether the page shows the notice. A person who has put it off does not see it. */
  get: (): boolean => isNewer() && !store.get().isPutOff,
  isNewer,
  /** @param next the shell, or what a visitor can choose from, as it is by now; undefined while it is as on this page */
  tellOfFrame(next: string | undefined): void {
    tell('frame', next);
  },
  /** @param next the release of the module on the page by now; undefined while it is that one, and on the way out of it */
  tellOfModule(next: string | undefined): void {
    tell('module', next);
  },
  /** The person goes on with what they have, until something newer still is there. */
  putOff(): void {
    store.set({ ...store.get(), isPutOff: true });
  },
  subscribe: store.subscribe,
};
