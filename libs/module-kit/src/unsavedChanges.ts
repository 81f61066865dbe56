import { useEffect, useId } from 'react';

let unsaved: readonly { id: string; what: string }[] = [];
const listeners = new Set<() => void>();
const inWords = new Intl.ListFormat('en');

function publish(next: typeof unsaved): void {
  unsaved = next;
  listeners.forEach((listener) => listener());
}

/** What is typed on the page and not saved. The shell asks before it is lost, and keeps its update notice back. */
export const unsavedChanges = {
  /** What the first of them is about, such as "the season"; undefined when everything is saved. */
  first: (): string | undefined => unsaved[0]?.what,
  /** All of them once, such as "your profile and the season"; undefined when everything is saved. */
  inWords: (): string | undefined =>
    unsaved.length > 0 ? inWords.format(new Set(unsaved.map(({ what }) => what))) : undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
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
    publish([...unsaved, { id, what }]);
    window.addEventListener('beforeunload', askBeforeClosing);
    return () => {
      publish(unsaved.filter((entry) => entry.id !== id));
      if (unsaved.length === 0) window.removeEventListener('beforeunload', askBeforeClosing);
    };
  }, [dirty, what, id]);
}

/** The browser asks in its own words. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
