import { type CardFigure } from '@platform/module-kit';
import { asking, CHECKLISTS_FAILED, readPartOf } from '@platform/module-kit/screens';
import { daysInWords } from '../rules/daysInWords';

/**
 * A club's progress in preparing its season: the done items among all items of the season's checklists, as the database
 * counts them.
 * @throws DataError
 */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const { done, total, percent, days_to_opening } = await readPartOf(
    'dashboard_progress',
    'pre_season_progress',
    clubId,
    () =>
      asking(CHECKLISTS_FAILED)((db) =>
        db.from('pre_season_progress').select('done, total, percent, days_to_opening').eq('club_id', clubId).single(),
      ),
  );
  return { percent, detail: detailOf(done ?? 0, total ?? 0, days_to_opening) };
}

function detailOf(done: number, total: number, daysToOpening: number | null): string {
  if (total === 0) return 'No checklists yet';
  return daysToOpening
    ? `${done} of ${total} items, ${daysInWords(daysToOpening)} left`
    : `${done} of ${total} items done`;
}
