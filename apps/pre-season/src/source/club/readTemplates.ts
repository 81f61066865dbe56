import { asking, byTitle } from '@platform/module-kit/screens';
import type { ListKind, ListTemplate, Priority } from '../rows/checklist';
import { KINDS } from './readChecklists';
import { TEMPLATES_FAILED } from '../failures';

const ask = asking(TEMPLATES_FAILED);

/** Templates of a season's lists, by title. */
export async function readTemplates(clubId: string): Promise<ListTemplate[]> {
  const rows = await ask((db) =>
    db
      .from('checklist_templates')
      .select('id, kind, title, checklist_template_items(item, priority, notes, position, days_before_opening)')
      .eq('club_id', clubId)
      .in('kind', KINDS)
      .order('position', { referencedTable: 'checklist_template_items' }),
  );
  return rows
    .map(({ id, kind, title, checklist_template_items: items }) => ({
      id,
      // A table constraint allows only these kinds and priorities.
      kind: kind as ListKind,
      title,
      itemCount: items.length,
      items: items.map(({ days_before_opening: daysBeforeOpening, priority, notes, ...item }) => {
        return { ...item, priority: priority as Priority, notes: notes ?? '', daysBeforeOpening };
      }),
    }))
    .sort(byTitle);
}
