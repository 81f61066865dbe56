import { dataOf } from '@platform/module-kit';
import { patternsOf } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { FETCH_FAILED } from '../source/club/words';

/** Most rows that the slot takes. */
const MOST = 5;

interface ModuleRow {
  id: string;
  title: string;
  completed_participants: number;
  total_participants: number;
}

/** Training modules of a club whose title a query finds, for the command palette. Archived ones are left out. */
export async function searchModules({ clubId, query }: { clubId: string; query: string }) {
  const client = await supabase();
  const modules = client
    .from('training_modules')
    .select('id, title, completed_participants, total_participants')
    .eq('club_id', clubId)
    .is('archived_at', null);
  const found = patternsOf(query).reduce((rest, pattern) => rest.filter('title', 'imatch', pattern), modules);
  const rows = await dataOf(
    // A view's columns could be null for all that its definition says.
    found.order('title').limit(MOST).overrideTypes<ModuleRow[], { merge: false }>(),
    FETCH_FAILED,
  );
  return rows.map(({ id, title, completed_participants: completed, total_participants: total }) => ({
    id,
    label: title,
    detail: total === 0 ? 'No one yet' : `${completed} of ${total} completed`,
    to: `/training/${id}`,
  }));
}
