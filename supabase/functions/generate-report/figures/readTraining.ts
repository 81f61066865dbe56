import { readPages } from '../../_shared/jobs/readPages.ts';
import type { ReportSource } from '../reportDefinition.ts';

/** A training module with its participants. */
export interface Training {
  title: string;
  completed: number;
  total: number;
}

type ModuleRow = { title: string; completed_participants: number; total_participants: number };

/** The training modules of the club, by title. */
export async function readTraining({ context, club }: ReportSource): Promise<Training[]> {
  const modules: Training[] = [];
  const pages = readPages<ModuleRow>(context, {
    name: 'training_modules',
    key: ['id'],
    columns: ['title', 'completed_participants', 'total_participants'],
    filters: [['club_id', `eq.${club.id}`]],
  });
  for await (const page of pages) {
    modules.push(
      ...page.map(({ title, completed_participants: completed, total_participants: total }) => ({
        title,
        completed,
        total,
      })),
    );
  }
  return modules.sort((one, other) => one.title.localeCompare(other.title, 'en-US'));
}
