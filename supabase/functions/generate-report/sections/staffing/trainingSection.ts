import { percentOf } from '../../figures/ratios.ts';
import type { Training } from '../../figures/staffing/readTraining.ts';
import type { ReportSection } from '../../reportContent.ts';

/** How far the training has come, today. Overall is the mean of the modules (specification 9.8). */
export function trainingSection({ modules, percent }: Training): ReportSection {
  const counted = modules.filter(({ total }) => total > 0).length;
  return {
    id: 'training',
    heading: 'Training',
    paragraphs: [
      percent === null
        ? 'No training modules available.'
        : `Training is ${percent}% complete on average over ${counted} modules.`,
    ],
    ...(modules.length > 0 && {
      table: {
        columns: [
          { title: 'Module', format: 'text' },
          { title: 'Completed', format: 'count' },
          { title: 'Participants', format: 'count' },
          { title: 'Completion', format: 'percent' },
        ],
        rows: modules.map(({ title, completed, total }) => [title, completed, total, percentOf(completed, total)]),
      },
    }),
  };
}
