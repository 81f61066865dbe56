import { dataOf, type CardFigure } from '@platform/module-kit';
import { supabase } from '@platform/session';
import { daysInWords } from '../rules/daysInWords';

/**
 * How far a club is with getting ready: items done of all items of its season's checklists, as the database counts them.
 * @throws DataError
 */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const client = await supabase();
  const { done, total, percent, days_to_opening } = await dataOf(
    client.from('pre_season_progress').select('done, total, percent, days_to_opening').eq('club_id', clubId).single(),
    'Failed to fetch checklists',
  );
  return { percent, detail: detailOf(done ?? 0, total ?? 0, days_to_opening) };
}

function detailOf(done: number, total: number, daysToOpening: number | null): string {
  if (total === 0) return 'No checklists yet';
  return daysToOpening
    ? `${done} of ${total} items, ${daysInWords(daysToOpening)} left`
    : `${done} of ${total} items done`;
}
