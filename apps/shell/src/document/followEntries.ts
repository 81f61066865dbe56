import { unsavedChanges } from '@platform/module-kit';
import { moduleOnPage } from '../routing/moduleOnPage';
import { screenStore } from '../routing/screenStore';
import { lastInteraction } from './lastInteraction';

/** An answer younger than this is reused (milliseconds). */
const FRESH_MS = 5000;

interface Entries {
  /** Asks the server whether the module on the page has another release now. */
  askForNewer(): Promise<boolean>;
  reload(): void;
}

/**
 * Gives a person who goes to a module its newest release: asks on each navigation into a module, and reloads the page
 * if there is another release and the old one is not in use yet. A person who has started to do something keeps the old
 * one and sees the notice about a newer version.
 */
export function followEntries({ askForNewer, reload }: Entries): void {
  let askedAt = performance.now();
  let shown = moduleOnPage()?.id;
  screenStore.subscribe(() => {
    const entered = moduleOnPage();
    const isEntry = entered !== undefined && entered.id !== shown;
    shown = entered?.id;
    const enteredAt = performance.now();
    if (!isEntry || enteredAt - askedAt < FRESH_MS) return;
    askedAt = enteredAt;
    void askForNewer().then((isNewer) => {
      const isUntouched = lastInteraction() <= enteredAt && unsavedChanges.first() === undefined;
      if (isNewer && isUntouched && moduleOnPage()?.id === entered.id) reload();
    });
  });
}
