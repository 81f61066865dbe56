import type { CardFigure } from '@platform/module-kit';
import { asking, readPartOf } from '@platform/module-kit/screens';
import { STEPS_FAILED } from '../source/failures';

/**
 * How far the wrap-up of the season is that the club looks back on: its steps done of six, as the database counts them.
 * @throws DataError
 */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const found = await readPartOf('dashboard_progress', 'post_season_progress', clubId, async () => {
    const [row] = await asking(STEPS_FAILED)((db) =>
      db.from('post_season_progress').select('year, done, total, percent').eq('club_id', clubId),
    );
    return row ?? null;
  });
  if (!found) return { percent: null, detail: 'No season yet' };
  return { percent: found.percent, detail: `${found.done} of ${found.total} steps of ${found.year}` };
}
