import type { KeptMeaning } from '../outbox/kept';
import { outboxStore } from '../outbox/outboxStore';
import type { ShownChange } from '../shownChanges/shownChanges';
import { showUntilSent } from './showUntilSent';

/** Shows a change. Returns undefined for a change that the module does not have (any more). */
type Show = (meaning: KeptMeaning) => ShownChange | undefined;

/** For each module, the function that shows its waiting changes, for its latest source. */
const shows = new Map<string, () => void>();
/** Ids of the changes that are on the page: those made here, and those that are shown again. */
const shown = new Set<string>();

/** Records that this page made the change. Call it before the change is put into the outbox. */
export const madeHere = (id: string): void => void shown.add(id);

outboxStore.subscribe(() => shows.forEach((show) => show()));

/**
 * Shows a module's changes that were already waiting on this device when the page opened, once the outbox has been read.
 * The page already shows the changes that it kept itself.
 * @param person the account whose changes they are
 */
export function showAgain(module: string, person: string, show: Show): void {
  const showWaiting = () => {
    for (const { person: maker, refusal, meaning } of outboxStore.get()) {
      if (maker !== person || refusal !== null || meaning?.module !== module) continue;
      if (shown.has(meaning.id)) continue;
      const change = show(meaning);
      if (!change) continue;
      shown.add(meaning.id);
      showUntilSent(change, meaning.id);
    }
  };
  shows.set(module, showWaiting);
  showWaiting();
}
