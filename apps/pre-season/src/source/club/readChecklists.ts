import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { Checklist, ChecklistItem, ListKind } from '../checklist';
import { ITEM_COLUMNS, itemOf } from './itemRow';

const FAILED = 'Failed to fetch checklists';
/** What a list of a season is for. */
export const KINDS: readonly ListKind[] = ['pre_season', 'facility_preparation'];

/** The lists of a season with their items, both in their order; those of every day are not among them. */
export async function readChecklists(seasonId: string): Promise<Checklist[]> {
  const client = await supabase();
  const rows = await dataOf(
    client
      .from('checklists')
      .select(
        `id, kind, title, position, template_id, copied_from_id, archived, version, created_at, checklist_items(${ITEM_COLUMNS})`,
      )
      .eq('season_id', seasonId)
      .in('kind', KINDS)
      .order('position')
      .order('created_at')
      .order('position', { referencedTable: 'checklist_items' })
      .order('created_at', { referencedTable: 'checklist_items' }),
    FAILED,
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ListKind,
    title: row.title,
    position: row.position,
    templateId: row.template_id,
    copiedFromId: row.copied_from_id,
    archived: row.archived,
    version: row.version,
    items: row.checklist_items.map(itemOf),
  }));
}

export async function readItem(itemId: string): Promise<ChecklistItem> {
  const client = await supabase();
  const row = client.from('checklist_items').select(ITEM_COLUMNS).eq('id', itemId).single();
  return itemOf(await dataOf(row, FAILED));
}
