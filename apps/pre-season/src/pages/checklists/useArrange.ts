import { moved } from '../../rules/itemOrder';
import type { Checklist } from '../../source/rows/checklist';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';

/** Moves an item of a list to another index. The move shows at once. */
export function useArrange(list: Checklist) {
  const source = usePreSeasonSource();
  const arranging = usePreSeasonChange((itemIds: readonly string[]) => source.arrangeItems(list.id, itemIds), {
    failed: 'The order was not changed',
  });
  return (itemId: string, to: number) => {
    const ids = list.items.map(({ id }) => id);
    const from = ids.indexOf(itemId);
    if (to !== from && to >= 0 && to < ids.length) arranging.mutate(moved(ids, from, to));
  };
}
