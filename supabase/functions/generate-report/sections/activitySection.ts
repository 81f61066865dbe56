import type { Period } from '../figures/readPeriod.ts';
import type { KeyFigure, ReportSection } from '../reportContent.ts';

/** What was done and recorded over the days, beside the days that they are compared with. */
export function activitySection(period: Period, compared: Period | null): ReportSection {
  const figure = (label: string, of: keyof Period, note?: string): KeyFigure => ({
    label,
    value: period[of],
    format: 'count',
    ...(note !== undefined && { note }),
    ...(compared && { compared: compared[of] }),
  });
  return {
    id: 'activity',
    heading: 'Activity',
    paragraphs: [],
    keyFigures: [
      figure('Safety score', 'safetyScore', 'of 100'),
      figure('Incidents', 'incidents'),
      figure('Tickets opened', 'ticketsOpened'),
      figure('Tickets resolved', 'ticketsResolved'),
      figure('Daily logs', 'dailyLogs'),
      figure('Water readings', 'waterReadings', `${period.readingsOutOfRange} out of range`),
      figure('Vendor visits', 'vendorVisits'),
      figure('Checklist items done', 'itemsCompleted'),
    ],
  };
}
