import { unsavedChanges } from '@platform/module-kit';
import { moduleOnPage } from '../routing/moduleOnPage';
import { screenStore } from '../routing/screenStore';
import { lastInteraction } from './lastInteraction';

/** An answer that is younger still holds (milliseconds). */
const FRESH_MS = 5000;

interface Entries {
  /** Asks the server; answers whether the module on the page has another release by now. */
  askForNewer(): Promise<boolean>;
  reload(): void;
}

/**
 * Gives a person who goes to a module its newest release: asks on every way into one, and reloads the page when there
 * is another release and nothing of the old one is in use yet. Who has begun to do something keeps what they have, with
 * the notice that a newer version is there.
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
