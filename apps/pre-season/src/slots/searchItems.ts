import { dataOf } from '@platform/module-kit';
import { patternsOf } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { KINDS } from '../source/club/readChecklists';

/** Most rows that the slot accepts. */
const MOST = 5;

/**
 * Checklist items of a club that match a query, for the command palette. Open ones and the latest season come first.
 */
export async function searchItems({ clubId, query }: { clubId: string; query: string }) {
  const client = await supabase();
  const items = client
    .from('checklist_items')
    .select('id, item, completed, checklists!inner(title, seasons!inner(year))')
    .eq('club_id', clubId)
    .eq('checklists.archived', false)
    .in('checklists.kind', KINDS);
  const found = patternsOf(query).reduce((rest, pattern) => rest.filter('item', 'imatch', pattern), items);
  const rows = await dataOf(
    found.order('completed').order('created_at', { ascending: false }).limit(MOST),
    'Failed to fetch checklists',
  );
  return rows.map(({ id, item, completed, checklists: { title, seasons } }) => ({
    id,
    label: item,
    detail: completed ? `${title} ${seasons.year}, done` : `${title} ${seasons.year}`,
    to: `/pre-season?season=${seasons.year}&open=${id}`,
  }));
}
