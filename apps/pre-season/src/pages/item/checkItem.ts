import type { DraftErrors } from '@platform/module-kit';
import type { ItemDraft } from '../../source/rows/checklist';

/** What is wrong with an item's fields. */
export function checkItem({ item, listId }: ItemDraft): DraftErrors<ItemDraft> {
  return {
    item: item.trim() === '' ? 'Say what has to be done.' : undefined,
    listId: listId === '' ? 'Choose its checklist.' : undefined,
  };
}
