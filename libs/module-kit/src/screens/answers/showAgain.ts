import { isKeptHere, type KeptMeaning } from '../outbox/kept';
import { outboxStore } from '../outbox/outboxStore';
import type { ShownChange } from '../shownChanges/shownChanges';
import { showUntilSent } from './showUntilSent';

/** Shows a change; undefined for one that the module does not have, or no longer. */
type Show = (meaning: KeptMeaning) => ShownChange<unknown> | undefined;

/** How each module shows what waits, for its latest source. */
const shows = new Map<string, () => void>();
/** The places of the changes that are shown again. */
const shown = new Set<number>();

outboxStore.subscribe(() => shows.forEach((show) => show()));

/**
 * Shows a module's changes that wait on this device since before the page was opened, once the outbox was read. Those that
 * the page itself has kept are on it already.
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
