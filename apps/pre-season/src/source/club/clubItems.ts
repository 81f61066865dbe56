import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { PreSeasonSource } from '../preSeasonSource';
import { ITEM_COLUMNS, itemColumns, itemOf } from './itemRow';

type ItemCalls = Pick<
  PreSeasonSource,
  'readItem' | 'addItem' | 'saveItem' | 'completeItem' | 'arrangeItems' | 'deleteItem'
>;

const NOT_SAVED = 'The item was not saved. Check your connection and try again.';

/** What is done with items, in the database. */
export function clubItems(clubId: string): ItemCalls {
  return {
    async readItem(itemId) {
      const client = await supabase();
      const row = client.from('checklist_items').select(ITEM_COLUMNS).eq('id', itemId).single();
      return itemOf(await dataOf(row, 'Failed to fetch checklists'));
    },

    async addItem(draft, position) {
      const client = await supabase();
      const insert = client.from('checklist_items').insert({ club_id: clubId, position, ...itemColumns(draft) });
      return itemOf(await dataOf(insert.select(ITEM_COLUMNS).single(), NOT_SAVED));
    },

    async saveItem(itemId, draft, version) {
      const client = await supabase();
      const update = client
        .from('checklist_items')
        .update({ ...itemColumns(draft), version })
        .eq('id', itemId);
      return itemOf(await dataOf(update.select(ITEM_COLUMNS).single(), NOT_SAVED));
    },

    async completeItem(itemId, completed) {
      const client = await supabase();
      await dataOf(
        client.rpc('complete_checklist_item', { item_id_param: itemId, completed_param: completed }),
        NOT_SAVED,
      );
    },

    async arrangeItems(listId, itemIds) {
      const client = await supabase();
      await dataOf(
        client.rpc('arrange_checklist_items', { checklist_id_param: listId, item_ids_param: [...itemIds] }),
        'The order was not saved. Check your connection and try again.',
      );
    },

    async deleteItem(itemId) {
      const client = await supabase();
      await dataOf(
        client.from('checklist_items').delete().eq('id', itemId).select('id').single(),
        'The item was not deleted. Check your connection and try again.',
      );
    },
  };
}
