import { moved } from '../../rules/itemOrder';
import type { Checklist } from '../../source/checklist';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useOptimisticLists } from './useOptimisticLists';

/** Moves an item of a list to another place, from 0. It shows at once. */
export function useArrange(list: Checklist) {
  const source = usePreSeasonSource();
  const arranging = useOptimisticLists({
    run: (itemIds: readonly string[]) => source.arrangeItems(list.id, itemIds),
    expect: (lists, itemIds) =>
      lists.map((other) =>
        other.id === list.id
          ? { ...other, items: [...other.items].sort((a, b) => itemIds.indexOf(a.id) - itemIds.indexOf(b.id)) }
          : other,
      ),
    failed: 'The order was not changed',
  });
  return (itemId: string, to: number) => {
    const ids = list.items.map(({ id }) => id);
    const from = ids.indexOf(itemId);
    if (to !== from && to >= 0 && to < ids.length) arranging.mutate(moved(ids, from, to));
  };
}
