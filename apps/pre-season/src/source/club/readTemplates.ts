import { dataOf } from '@platform/module-kit';
import { byTitle } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import type { ListKind, ListTemplate, Priority } from '../checklist';
import { KINDS } from './readChecklists';

/** Templates of the lists of a season, by title. */
export async function readTemplates(clubId: string): Promise<ListTemplate[]> {
  const client = await supabase();
  const rows = await dataOf(
    client
      .from('checklist_templates')
      .select('id, kind, title, checklist_template_items(item, priority, notes, position, days_before_opening)')
      .eq('club_id', clubId)
      .in('kind', KINDS)
      .order('position', { referencedTable: 'checklist_template_items' }),
    'Failed to fetch templates',
  );
  return rows
    .map(({ id, kind, title, checklist_template_items: items }) => ({
      id,
      // A constraint of the table holds the kind, and that of its items their priority, to these.
      kind: kind as ListKind,
      title,
      itemCount: items.length,
      items: items.map(({ days_before_opening: daysBeforeOpening, priority, notes, ...item }) => {
        return { ...item, priority: priority as Priority, notes: notes ?? '', daysBeforeOpening };
      }),
    }))
    .sort(byTitle);
}
