import { asking, CHECKLISTS_FAILED, foundIn, MOST_FOUND, type PaletteQuery } from '@platform/module-kit/screens';
import { KINDS } from '../source/club/readChecklists';

/**
 * Checklist items of a club that match a query, for the command palette. Open ones and the latest season come first.
 */
export async function searchItems({ clubId, query }: PaletteQuery) {
  const rows = await asking(CHECKLISTS_FAILED)((db) => {
    const items = db
      .from('checklist_items')
      .select('id, item, completed, checklists!inner(title, seasons!inner(year))')
      .eq('club_id', clubId)
      .eq('checklists.archived', false)
      .in('checklists.kind', KINDS);
    const found = foundIn(items, 'item', query);
    return found.order('completed').order('created_at', { ascending: false }).limit(MOST_FOUND);
  });
  return rows.map(({ id, item, completed, checklists: { title, seasons } }) => ({
    id,
    label: item,
    detail: completed ? `${title} ${seasons.year}, done` : `${title} ${seasons.year}`,
    to: `/pre-season?season=${seasons.year}&open=${id}`,
  }));
}
