import type { HoursWords } from '../figures/readHoursWords.ts';
import { COUNTED_SHIFTS, LABOR_SENTENCE, type Period } from '../figures/readPeriod.ts';
import type { Positions } from '../figures/readPositions.ts';
import type { Training } from '../figures/readTraining.ts';
import type { KeyFigure, ReportSection } from '../reportContent.ts';

/** The figures that a board asks for first. What is counted over days stands beside the days it is compared with. */
export function figuresSection(
  period: Period,
  compared: Period | null,
  { staffing }: Positions,
  training: Training,
  hours: HoursWords,
): ReportSection {
  const beside = (of: keyof Period): Pick<KeyFigure, 'compared'> => (compared ? { compared: compared[of] } : {});
  const usageNote = period.usagePercent === null ? 'No income recorded' : 'expenses of income';
  return {
    id: 'figures',
    heading: 'Key figures',
    paragraphs: [`Positions and training are those of today. ${COUNTED_SHIFTS} ${hours.sentence} ${LABOR_SENTENCE}`],
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
        value: period.coveragePercent,
        format: 'percent',
        note: `${period.openShifts} of ${period.shifts} open`,
        ...beside('coveragePercent'),
      },
      {
        label: 'Budget usage',
        value: period.usagePercent,
        format: 'percent',
        note: usageNote,
        ...beside('usagePercent'),
      },
      { label: `${hours.name} hours`, value: period.hours, format: 'hours', ...beside('hours') },
      { label: `${hours.name} labor cost`, value: period.laborCost, format: 'wholeDollars', ...beside('laborCost') },
      { label: 'Safety score', value: period.safetyScore, format: 'count', note: 'of 100', ...beside('safetyScore') },
      { label: 'Incidents', value: period.incidents, format: 'count', ...beside('incidents') },
    ],
  };
}
