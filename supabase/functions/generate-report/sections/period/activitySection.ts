import type { Period, Periods } from '../../figures/period/readPeriod.ts';
import type { KeyFigure, ReportSection } from '../../reportContent.ts';
import { besidePeriods } from '../../figures/period/besidePeriods.ts';

/** What was done and recorded over the days, beside the days that they are compared with. */
export function activitySection(periods: Periods): ReportSection {
  const { readingsOutOfRange } = periods.now;
  const beside = besidePeriods(periods);
  const figure = (label: string, of: keyof Period, note?: string): KeyFigure => ({
    label,
    format: 'count',
    ...beside.of(of),
    ...(note !== undefined && { note }),
  });
  return {
    id: 'activity',
    heading: 'Activity',
    paragraphs: beside.absences,
    keyFigures: [
      figure('Safety score', 'safetyScore', 'of 100'),
      figure('Incidents', 'incidents'),
      figure('Tickets opened', 'ticketsOpened'),
      figure('Tickets resolved', 'ticketsResolved'),
      figure('Daily logs', 'dailyLogs'),
      figure('Water readings', 'waterReadings', `${readingsOutOfRange} out of range`),
      figure('Vendor visits', 'vendorVisits'),
      figure('Checklist items done', 'itemsCompleted'),
    ],
  };
}
