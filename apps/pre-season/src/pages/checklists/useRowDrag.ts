import { useState } from 'react';
import type { ChecklistItem } from '../../source/rows/checklist';
import type { RowDrag } from './ItemRow';

/** Drags an item to another place in its group with a pointer. The row's menu and keys do the same. */
export function useRowDrag(items: readonly ChecklistItem[], move: (item: ChecklistItem, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const from = items.findIndex(({ id }) => id === dragged);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (item: ChecklistItem, place: number): RowDrag => ({
    isDragged: item.id === dragged,
    mark: from === -1 || over !== place || from === place ? undefined : place < from ? 'above' : 'below',
    onStart: () => setDragged(item.id),
    onOver: () => setOver(place),
    onDrop() {
      const moving = items[from];
      if (moving) move(moving, place);
      end();
    },
    onEnd: end,
  });
}
