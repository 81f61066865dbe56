import type { CardFigure } from '@platform/module-kit';
import { asking, TRAINING_MODULES_FAILED, readPartOf } from '@platform/module-kit/screens';

/**
 * A club's training progress: the mean completion of its modules, as the database counts it.
 * @throws DataError with the words of specification 8.10, 'Failed to fetch training modules', if the server gave no
 * reason
 */
export async function readProgress(clubId: string): Promise<CardFigure> {
  const { modules, percent } = await readPartOf('dashboard_progress', 'training_progress', clubId, () =>
    asking(TRAINING_MODULES_FAILED)((db) =>
      db.from('training_progress').select('modules, percent').eq('club_id', clubId).single(),
    ),
  );
  return { percent, detail: detailOf(modules ?? 0, percent) };
}

function detailOf(modules: number, percent: number | null): string {
  if (modules === 0) return 'No training modules yet';
  if (percent === null) return 'No one is assigned yet';
  return modules === 1 ? 'of one module completed' : `completed on average, in ${modules} modules`;
}
