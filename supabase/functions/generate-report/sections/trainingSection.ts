import { meanOf, percentOf } from '../figures/ratios.ts';
import type { Training } from '../figures/readTraining.ts';
import type { ReportSection } from '../reportContent.ts';

/** How far the training has come, today. Overall is the mean of the modules (specification, section 9). */
export function trainingSection(modules: readonly Training[]): ReportSection {
  const shares = modules.filter(({ total }) => total > 0).map(({ completed, total }) => (100 * completed) / total);
  const overall = meanOf(shares);
  return {
    id: 'training',
    heading: 'Training',
    paragraphs: [
      overall === null
        ? 'No training modules available.'
        : `Training is ${Math.round(overall)}% complete on average over ${shares.length} modules.`,
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
