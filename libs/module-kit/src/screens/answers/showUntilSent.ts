import { outboxStore } from '../outbox/outboxStore';
import type { ShownChange } from '../shownChanges/shownChanges';

/**
 * Shows a change that waits on this device until the database has it or refuses it. Until then, reads return data from
 * before the connection was lost.
 * @param order its position in the outbox
 */
export function showUntilSent<Become>(
  { confirm, takeBack }: ShownChange<Become>,
  order: number | undefined,
  onSettled?: () => void,
): void {
  const settle = () => {
    const kept = outboxStore.get().find((change) => change.order === order);
    if (kept?.refusal === null) return;
    stop();
    onSettled?.();
    if (kept) takeBack();
    else void confirm();
  };
  const stop = outboxStore.subscribe(settle);
  settle();
}
