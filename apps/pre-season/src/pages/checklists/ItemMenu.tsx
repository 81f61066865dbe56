import { ActionsMenu } from '@platform/module-kit/screens';
import { MenuItem, MenuSeparator } from '@platform/ui';
import { ArrowDown, ArrowUp, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChecklistItem } from '../../source/rows/checklist';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from '../preSeason/address';
import { DeleteDialog } from '../preSeason/DeleteDialog';

interface ItemMenuProps {
  item: ChecklistItem;
  place: number;
  last: number;
  onMove?: (to: number) => void;
}

/** A manager's actions on an item, other than checking it off. */
export function ItemMenu({ item, place, last, onMove }: ItemMenuProps) {
  const source = usePreSeasonSource();
  const { change } = usePreSeasonAddress();
  const [asksToDelete, setAsksToDelete] = useState(false);
  return (
    <>
      <ActionsMenu of={item.item}>
        <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={() => change({ open: item.id })}>
          Edit
        </MenuItem>
        {onMove && (
          <>
            <MenuItem
              icon={<ArrowUp size={18} aria-hidden="true" />}
              disabled={place === 0}
              onSelect={() => onMove(place - 1)}
            >
              Move up
            </MenuItem>
            <MenuItem
              icon={<ArrowDown size={18} aria-hidden="true" />}
              disabled={place === last}
              onSelect={() => onMove(place + 1)}
            >
              Move down
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuItem
          tone="destructive"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onSelect={() => setAsksToDelete(true)}
        >
          Delete
        </MenuItem>
      </ActionsMenu>
      {asksToDelete && (
        <DeleteDialog
          title="Delete this item?"
          name={item.item}
          remove={() => source.deleteItem(item.id)}
          onClose={() => setAsksToDelete(false)}
        />
      )}
    </>
  );
}
