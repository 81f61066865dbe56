import type { ChecklistItem } from '../../source/rows/checklist';
import { ItemRow } from './ItemRow';
import { useRowDrag } from './useRowDrag';

interface ItemGroupProps {
  /** The group's name for screen readers, such as "Overdue". */
  label?: string;
  items: readonly ChecklistItem[];
  /** Moves an item to another index among these; undefined if their order cannot change. */
  onMove?: (item: ChecklistItem, to: number) => void;
  onTick?: (item: ChecklistItem) => void;
}

/** A group of items in a list. */
export function ItemGroup({ label, items, onMove, onTick }: ItemGroupProps) {
  const move = (item: ChecklistItem, to: number) => {
    if (to >= 0 && to < items.length) onMove?.(item, to);
  };
  const dragOf = useRowDrag(items, move);
  if (items.length === 0) return null;
  return (
    <ul role="list" aria-label={label}>
      {items.map((item, place) => (
        <ItemRow
          key={item.id}
          item={item}
          place={place}
          last={items.length - 1}
          onMove={onMove && ((to) => move(item, to))}
          onTick={onTick}
          drag={onMove && dragOf(item, place)}
        />
      ))}
    </ul>
  );
}
