import { isKeptHere, type KeptMeaning } from '../outbox/kept';
import { outboxStore } from '../outbox/outboxStore';
import type { ShownChange } from '../shownChanges/shownChanges';
import { showUntilSent } from './showUntilSent';

/** Shows a change. Returns undefined for a change that the module does not have (any more). */
type Show = (meaning: KeptMeaning) => ShownChange<unknown> | undefined;

/** For each module, the function that shows its waiting changes, for its latest source. */
const shows = new Map<string, () => void>();
/** Positions in the outbox of the changes that are shown again. */
const shown = new Set<number>();

outboxStore.subscribe(() => shows.forEach((show) => show()));

/**
 * Shows a module's changes that were already waiting on this device when the page opened, once the outbox has been read.
 * The page already shows the changes that it kept itself.
 * @param person the account whose changes they are
 */
export function showAgain(module: string, person: string, show: Show): void {
  const showWaiting = () => {
    for (const { order, person: maker, refusal, meaning } of outboxStore.get()) {
      if (maker !== person || refusal !== null || meaning?.module !== module) continue;
      if (isKeptHere(order) || shown.has(order)) continue;
      const change = show(meaning);
      if (!change) continue;
      shown.add(order);
      showUntilSent(change, order, () => shown.delete(order));
    }
  };
  shows.set(module, showWaiting);
  showWaiting();
}
