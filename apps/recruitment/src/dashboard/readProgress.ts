import type { CardFigure } from '@platform/module-kit';
import { asking, JOB_ROLES_FAILED, readPartOf } from '@platform/module-kit/screens';

/**
 * How many of a club's positions are filled, as the database counts them.
 * @throws DataError with the words of specification 8.10, 'Failed to fetch job roles', if the server gave no reason
 */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const { done, total, percent } = await readPartOf('dashboard_progress', 'recruitment_progress', clubId, () =>
    asking(JOB_ROLES_FAILED)((db) =>
      db.from('recruitment_progress').select('done, total, percent').eq('club_id', clubId).single(),
    ),
  );
  return { percent, detail: percent === null ? 'No positions yet' : `${done} of ${total} positions filled` };
}
