import { ITEM_NOT_CHANGED } from '@platform/module-kit/screens';
import type { ChecklistItem } from '../../source/rows/checklist';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { isMine } from '../../rules/itemFilter';
import { useSeason } from '../preSeason/SeasonContext';

/** Checks an item off, or reopens it. The change shows at once. */
export function useTick() {
  const source = usePreSeasonSource();
  const ticking = usePreSeasonChange(
    ({ id, completed }: Pick<ChecklistItem, 'id' | 'completed'>) => source.completeItem(id, completed),
    { failed: ITEM_NOT_CHANGED },
  );
  return (item: ChecklistItem) => ticking.mutate({ id: item.id, completed: !item.completed });
}

/**
 * Whether the person can check an item off. Managers can check off every item, everyone else only their own. The
 * database has the same rule.
 */
export function useMayTick(): (item: ChecklistItem) => boolean {
  const { mayEdit, season, people } = useSeason();
  const me = people.filter(({ isMe }) => isMe);
  return (item) => mayEdit || (!season.isClosed && isMine(item, me));
}
