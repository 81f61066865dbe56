import { momentInWords, type Person } from '@platform/module-kit/screens';
import type { ChecklistItem } from '../../source/rows/checklist';

/** `Apr 24, 10:15 AM by Elena Ruiz`, on the club's clock; undefined while the item is open. */
export function doneInWords(
  { completed, completedAt, completedBy }: ChecklistItem,
  people: readonly Person[],
  timeZone: string,
): string | undefined {
  if (!completed || !completedAt) return undefined;
  const moment = momentInWords(completedAt, timeZone);
  const name = people.find(({ userId }) => userId !== null && userId === completedBy)?.name;
  return name ? `${moment} by ${name}` : moment;
}
