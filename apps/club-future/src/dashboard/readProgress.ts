import type { CardFigure } from '@platform/module-kit';
import { asking, readPartOf } from '@platform/module-kit/screens';
import { STRATEGIC_METRICS_FAILED } from '../source/failures';

/** How many of a club's strategic metrics are at their target, as the database counts them. @throws DataError */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const { done, total, percent } = await readPartOf('dashboard_progress', 'club_future_progress', clubId, () =>
    asking(STRATEGIC_METRICS_FAILED)((db) =>
      db.from('club_future_progress').select('done, total, percent').eq('club_id', clubId).single(),
    ),
  );
  return { percent, detail: total ? `${done ?? 0} of ${total} metrics at target` : 'No metrics yet' };
}
