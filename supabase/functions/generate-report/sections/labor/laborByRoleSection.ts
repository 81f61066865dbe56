import { LABOR_NOT_READ, LABOR_SENTENCE, type HoursWords } from '@platform/contract/reports';
import type { Period } from '../../figures/period/readPeriod.ts';
import type { Work } from '../../figures/labor/readWork.ts';
import { formatFigure } from '../../formatFigure.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_HOURS } from '../nothingFound.ts';

/** The cost of the period's hours, by role. */
export function laborByRoleSection(period: Period, work: readonly Work[], words: HoursWords): ReportSection {
  const roles = work.filter(({ workedShifts, hours: worked }) => workedShifts > 0 || worked > 0);
  const unpriced = roles.reduce((sum, { unpricedHours }) => sum + (unpricedHours ?? 0), 0);
  const hours = roles.reduce((sum, role) => sum + role.hours, 0);
  const shifts = roles.reduce((sum, { workedShifts }) => sum + workedShifts, 0);
  return {
    id: 'labor-by-role',
    isConfidential: true,
    heading: `${words.name} labor cost by role`,
    paragraphs:
      roles.length === 0
        ? [NO_HOURS]
        : [
            period.laborCost === null
              ? LABOR_NOT_READ
              : `${words.name} labor cost ${formatFigure(period.laborCost, 'dollars')}. ${words.sentence} ${LABOR_SENTENCE}`,
            ...(unpriced > 0
              ? [`${formatFigure(unpriced, 'hours')} are by people without an hourly rate and are not in it.`]
              : []),
          ],
    ...(roles.length > 0 && {
      ...(period.laborCost !== null && {
        barChart: {
          title: 'Labor cost',
          format: 'dollars',
          bars: roles.map(({ name, laborCost }) => ({ label: name ?? '', value: laborCost })),
        },
      }),
      table: {
        columns: [
          { title: 'Role', format: 'text' },
          { title: 'Covered shifts', format: 'count' },
          { title: 'Hours', format: 'hours' },
          { title: 'Labor cost', format: 'dollars' },
        ],
        rows: roles.map((role) => [role.name, role.workedShifts, role.hours, role.laborCost]),
        total: ['Total', shifts, hours, period.laborCost],
      },
    }),
  };
}
