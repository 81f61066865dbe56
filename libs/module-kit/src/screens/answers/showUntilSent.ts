import { outboxStore } from '../outbox/outboxStore';
import type { ShownChange } from '../shownChanges/shownChanges';

/**
 * Shows a change that waits on this device until the database has it or refuses it. Until then, reads return data from
 * before the connection was lost.
 * @param id the id of its meaning
 */
export function showUntilSent({ confirm, takeBack }: ShownChange, id: string): void {
  const settle = () => {
    const kept = outboxStore.get().find((change) => change.meaning?.id === id);
    if (kept?.refusal === null) return;
    stop();
    if (kept) takeBack();
    else void confirm();
  };
  const stop = outboxStore.subscribe(settle);
  settle();
}
