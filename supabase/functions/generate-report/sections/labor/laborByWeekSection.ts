import { LABOR_NOT_READ, type HoursWords } from '@platform/contract/reports';
import type { Period, Week } from '../../figures/period/readPeriod.ts';
import { formatFigure } from '../../formatFigure.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_HOURS } from '../nothingFound.ts';

/** The cost of the period's hours, by week. */
export function laborByWeekSection(period: Period, weeks: readonly Week[], words: HoursWords): ReportSection {
  const worked = weeks.filter(({ hours }) => hours > 0);
  return {
    id: 'labor-by-week',
    heading: `${words.name} labor cost by week`,
    paragraphs: worked.length === 0 ? [NO_HOURS] : period.laborCost === null ? [LABOR_NOT_READ] : [],
    ...(worked.length > 0 && {
      ...(period.laborCost !== null && {
        barChart: {
          title: 'Labor cost',
          format: 'dollars',
          bars: worked.map(({ weekStart, laborCost }) => ({ label: formatFigure(weekStart, 'day'), value: laborCost })),
        },
      }),
      table: {
        columns: [
          { title: 'Week of', format: 'day' },
          { title: 'Hours', format: 'hours' },
          { title: 'Labor cost', format: 'dollars' },
        ],
        rows: worked.map(({ weekStart, hours, laborCost }) => [weekStart, hours, laborCost]),
        total: ['Total', worked.reduce((sum, { hours }) => sum + hours, 0), period.laborCost],
      },
    }),
  };
}
