import { foundIn, MOST_FOUND, type PaletteQuery } from '@platform/module-kit/screens';
import { read } from '../source/club/requests';

interface ModuleRow {
  id: string;
  title: string;
  completed_participants: number;
  total_participants: number;
}

/** A club's training modules with a title that matches a query, for the command palette. Archived ones are left out. */
export async function searchModules({ clubId, query }: PaletteQuery) {
  const rows = await read((db) => {
    const modules = db
      .from('training_modules')
      .select('id, title, completed_participants, total_participants')
      .eq('club_id', clubId)
      .is('archived_at', null);
    // The generated types make every view column nullable, even those that cannot be null.
    return foundIn(modules, 'title', query)
      .order('title')
      .limit(MOST_FOUND)
      .overrideTypes<ModuleRow[], { merge: false }>();
  });
  return rows.map(({ id, title, completed_participants: completed, total_participants: total }) => ({
    id,
    label: title,
    detail: total === 0 ? 'No one yet' : `${completed} of ${total} completed`,
    to: `/training/${id}`,
  }));
}
