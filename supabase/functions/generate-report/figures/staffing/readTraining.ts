import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';

/** A training module with its participants. */
export type TrainingModule = { title: string; completed: number; total: number };

export interface Training {
  modules: TrainingModule[];
  /** The mean of the modules that have participants; null when none has. */
  percent: number | null;
}

/** The training modules of the club by title, and how far they have come together. */
export async function readTraining(source: ReportSource): Promise<Training> {
  const modules = await readClubRows<TrainingModule>(source, {
    name: 'training_modules',
    key: ['id'],
    columns: ['title', 'completed:completed_participants', 'total:total_participants'],
    filters: [['archived_at', 'is.null']],
  });
  const [progress] = await readClubRows<{ percent: number | null }>(source, {
    name: 'training_progress',
    key: ['club_id'],
    columns: ['percent'],
  });
  return {
    modules: modules.sort((one, other) => one.title.localeCompare(other.title, 'en-US')),
    percent: progress?.percent ?? null,
  };
}
