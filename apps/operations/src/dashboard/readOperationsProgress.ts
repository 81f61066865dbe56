import { dataOf, type CardFigure } from '@platform/module-kit';
import { supabase } from '@platform/session';

/**
 * How far a club is with the checklists of today, on its own calendar, as the database counts it.
 * @throws DataError
 */
export async function readOperationsProgress(clubId: string): Promise<CardFigure> {
  const client = await supabase();
  const { done, total, percent } = await dataOf(
    client.from('operations_progress').select('done, total, percent').eq('club_id', clubId).single(),
    'Failed to fetch checklists',
  );
  return { percent, detail: percent === null ? 'No checklist begun today' : `${done} of ${total} checked today` };
}
