import type { Staffing } from '../../figures/staffing/readPositions.ts';
import type { StaffMeasures } from '../../figures/staffing/readStaffMeasures.ts';
import type { ReportSection } from '../../reportContent.ts';
import { NO_STAFF } from '../nothingFound.ts';

/** The staff in figures, today; retention is that of the last closed season. */
export function staffMeasuresSection(measures: StaffMeasures | null, staffing: Staffing): ReportSection {
  if (measures === null || measures.people === 0) {
    return { id: 'staff', heading: 'Staff today', paragraphs: [NO_STAFF] };
  }
  const { membersPerStaff } = measures;
  return {
    id: 'staff',
    heading: 'Staff today',
    paragraphs: ['Retention and return rate are those of the last closed season.'],
    keyFigures: [
      {
        label: 'People',
        value: measures.people,
        format: 'count',
        note: `${measures.pendingOnboarding} pending onboarding`,
      },
      { label: 'Average hourly rate', value: measures.averageRate, format: 'dollars', isConfidential: true },
      { label: 'Staff to members', value: membersPerStaff === null ? null : `1:${membersPerStaff}`, format: 'text' },
      {
        label: 'Positions filled',
        value: staffing.percent,
        format: 'percent',
        note: `${staffing.filled} of ${staffing.total}`,
      },
      { label: 'Retention', value: measures.retentionPercent, format: 'percent', note: 'finished the season' },
      { label: 'Return rate', value: measures.returnRatePercent, format: 'percent', note: 'of people who may return' },
      {
        label: 'Expiring certifications',
        value: measures.certificationsExpiring,
        format: 'count',
        note: 'within 30 days',
      },
      { label: 'Action needed', value: measures.actionNeeded, format: 'count', note: 'no valid certification' },
    ],
  };
}
