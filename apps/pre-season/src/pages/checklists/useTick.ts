import type { ChecklistItem } from '../../source/checklist';
import { usePreSeasonChange, usePreSeasonSource } from '../../source/usePreSeasonSource';
import { isMine } from '../../rules/itemFilter';
import { useSeason } from '../preSeason/SeasonContext';

/** Ticks an item off, or opens it again. It shows at once. */
export function useTick() {
  const source = usePreSeasonSource();
  const ticking = usePreSeasonChange(
    ({ id, completed }: Pick<ChecklistItem, 'id' | 'completed'>) => source.completeItem(id, completed),
    { failed: 'The item was not changed' },
  );
  return (item: ChecklistItem) => ticking.mutate({ id: item.id, completed: !item.completed });
}

/** Whether the person ticks an item off: managers every one, everyone else their own. The database says the same. */
export function useMayTick(): (item: ChecklistItem) => boolean {
  const { mayEdit, season, people } = useSeason();
  const me = people.filter(({ isMe }) => isMe);
  return (item) => mayEdit || (!season.isClosed && isMine(item, me));
}
