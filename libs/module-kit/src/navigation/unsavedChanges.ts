import { createStore } from '@platform/session';
import { useEffect, useId } from 'react';

const store = createStore<readonly { id: string; what: string }[]>([]);

/** The unsaved input of the page. The shell asks before it is lost, and holds back its update notice. */
export const unsavedChanges = {
  /** What the first of them is about, such as "the season"; undefined when everything is saved. */
  first: (): string | undefined => store.get()[0]?.what,
  /** All of them once, such as "your profile and the season"; undefined when everything is saved. */
  inWords: (): string | undefined =>
    // Made here: it takes several milliseconds, and most pages never ask.
    store.get().length > 0 ? new Intl.ListFormat('en').format(new Set(store.get().map(({ what }) => what))) : undefined,
  subscribe: store.subscribe,
};

/**
 * Tells the platform that a form holds something that is not saved. While `dirty`, following a link, going back,
 * signing out and closing the tab ask first; what the server decides (the end of a session) does not wait.
 * @param what words for the question, such as "the season"
 */
export function useUnsavedChanges(dirty: boolean, what: string): void {
  const id = useId();
  useEffect(() => {
    if (!dirty) return undefined;
    store.set([...store.get(), { id, what }]);
    window.addEventListener('beforeunload', askBeforeClosing);
    return () => {
      store.set(store.get().filter((entry) => entry.id !== id));
      if (store.get().length === 0) window.removeEventListener('beforeunload', askBeforeClosing);
    };
  }, [dirty, what, id]);
}

/** The browser asks in its own words. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
