import type { ChecklistItem } from '../source/rows/checklist';
import type { Person } from '@platform/module-kit/screens';
import { isOverdue } from './progress';

/** The filters of the lists' items. */
export const itemFilters = ['all', 'open', 'mine', 'overdue'] as const;
export type ItemFilter = (typeof itemFilters)[number];

/** The items that match a filter. "Mine" are those of the signed-in person, as staff or as an account. */
export function filterItems(
  items: readonly ChecklistItem[],
  filter: ItemFilter,
  { today, me }: { today: string; me: readonly Person[] },
): ChecklistItem[] {
  switch (filter) {
    case 'all':
      return [...items];
    case 'open':
      return items.filter(({ completed }) => !completed);
    case 'mine':
      return items.filter((item) => isMine(item, me));
    case 'overdue':
      return items.filter((item) => isOverdue(item, today));
  }
}

/** Whether the reader owns the item. @param me the reader's entries among the people, as staff and as an account */
export function isMine({ owner }: Pick<ChecklistItem, 'owner'>, me: readonly Person[]): boolean {
  return owner !== '' && me.some((person) => person.owner === owner || `account:${person.userId}` === owner);
}
