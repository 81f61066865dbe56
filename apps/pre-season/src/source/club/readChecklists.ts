import { asking, CHECKLISTS_FAILED } from '@platform/module-kit/screens';
import type { Checklist, ChecklistItem, ListKind } from '../rows/checklist';
import { ITEM_COLUMNS, itemOf } from './itemRow';

const ask = asking(CHECKLISTS_FAILED);
/** The purpose of a season's list. */
export const KINDS: readonly ListKind[] = ['pre_season', 'facility_preparation'];

/** The lists of a season with their items, both in order; without daily lists. */
export async function readChecklists(seasonId: string): Promise<Checklist[]> {
  const rows = await ask((db) =>
    db
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
  return itemOf(await ask((db) => db.from('checklist_items').select(ITEM_COLUMNS).eq('id', itemId).single()));
}
