import { dataOf, type CardFigure } from '@platform/module-kit';
import { supabase } from '@platform/session';

/**
 * How many of a club's positions are filled, as the database counts them.
 * @throws DataError with the words of specification 8.10, 'Failed to fetch job roles', where the server gave none
 */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const client = await supabase();
  const { done, total, percent } = await dataOf(
    client.from('recruitment_progress').select('done, total, percent').eq('club_id', clubId).single(),
    'Failed to fetch job roles',
  );
  return { percent, detail: percent === null ? 'No positions yet' : `${done} of ${total} positions filled` };
}
