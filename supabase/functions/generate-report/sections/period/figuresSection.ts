import { COUNTED_SHIFTS, LABOR_NOT_READ, LABOR_SENTENCE, type HoursWords } from '@platform/contract/reports';
import type { Periods } from '../../figures/period/readPeriod.ts';
import type { Positions } from '../../figures/staffing/readPositions.ts';
import type { Training } from '../../figures/staffing/readTraining.ts';
import type { ReportSection } from '../../reportContent.ts';
import { besidePeriods } from '../../figures/period/besidePeriods.ts';

/** The figures that a board asks for first. Totals of the period stand next to those of the period that it is compared with. */
export function figuresSection(
  periods: Periods,
  { staffing }: Positions,
  training: Training,
  hours: HoursWords,
): ReportSection {
  const { now: period, then: compared } = periods;
  const beside = besidePeriods(periods);
  const usageNote = period.usagePercent === null ? 'No income recorded' : 'of income is spent';
  return {
    id: 'figures',
    heading: 'Key figures',
    paragraphs: [
      `Positions and training are those of today. ${COUNTED_SHIFTS} ${hours.sentence} ${LABOR_SENTENCE}`,
      ...beside.absences,
      ...(period.laborCost === null ? [LABOR_NOT_READ] : []),
    ],
    keyFigures: [
      {
        label: 'Positions filled',
        value: staffing.percent,
        format: 'percent',
        note: `${staffing.filled} of ${staffing.total}`,
      },
      { label: 'Training complete', value: training.percent, format: 'percent', note: 'mean of the modules' },
      {
        label: 'Shift coverage',
        format: 'percent',
        note: period.shifts === 0 ? 'no published shifts' : `${period.openShifts} of ${period.shifts} open`,
        ...beside.of('coveragePercent'),
      },
      {
        label: 'Budget usage',
        value: period.usagePercent,
        format: 'percent',
        note: usageNote,
        ...(compared && { compared: compared.usagePercent }),
      },
      { label: `${hours.name} hours`, format: 'hours', ...beside.of('hours') },
      { label: `${hours.name} labor cost`, format: 'wholeDollars', ...beside.of('laborCost') },
      { label: 'Safety score', format: 'count', note: 'of 100', ...beside.of('safetyScore') },
      { label: 'Incidents', format: 'count', ...beside.of('incidents') },
    ],
  };
}
