import { styled } from 'styled-components';
import type { ChecklistItem } from '../../source/checklist';
import { ItemRow } from './ItemRow';
import { useRowDrag } from './useRowDrag';

interface ItemGroupProps {
  /** Names the items to a screen reader, such as "Overdue". */
  label?: string;
  items: readonly ChecklistItem[];
  /** Gives an item another place, from 0, among these; undefined where their order cannot be changed. */
  onMove?: (item: ChecklistItem, to: number) => void;
  onTick?: (item: ChecklistItem) => void;
}

/** Items of a list that stand together. */
export function ItemGroup({ label, items, onMove, onTick }: ItemGroupProps) {
  const move = (item: ChecklistItem, to: number) => {
    if (to >= 0 && to < items.length) onMove?.(item, to);
  };
  const dragOf = useRowDrag(items, move);
  if (items.length === 0) return null;
  return (
    <Items role="list" aria-label={label}>
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
    </Items>
  );
}

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
