import type { CardFigure } from '@platform/module-kit';
import { asking, CHECKLISTS_FAILED, readPartOf } from '@platform/module-kit/screens';

/**
 * Progress of the club's checklists for today, on its own calendar, as the database counts it.
 * @throws DataError
 */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const { done, total, percent } = await readPartOf('dashboard_progress', 'operations_progress', clubId, () =>
    asking(CHECKLISTS_FAILED)((db) =>
      db.from('operations_progress').select('done, total, percent').eq('club_id', clubId).single(),
    ),
  );
  return { percent, detail: percent === null ? 'No checklist begun today' : `${done} of ${total} checked today` };
}
