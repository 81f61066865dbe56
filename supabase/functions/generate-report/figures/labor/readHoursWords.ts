import type { ReportSource } from '../../reportDefinition.ts';
import { readCounted } from '../readClubRows.ts';

/** How a report names the hours and the labor of its days. */
export interface HoursWords {
  /** Before "hours" and "labor" at the beginning of a label. */
  name: string;
  /** Which hours are counted. The pages say the same (apps/operations/src/shared/labor/countedHours.ts). */
  sentence: string;
}

type Basis = 'planned' | 'actual' | 'both';

const words: Record<Basis, HoursWords> = {
  planned: { name: 'Planned', sentence: 'Hours are planned: those of published shifts, without breaks.' },
  actual: { name: 'Actual', sentence: 'Hours are those of the time clock, with adjustments.' },
  both: {
    name: 'Actual and planned',
    sentence:
      'Past days count the time clock from the day on which the club began to use it. All other days count published shifts.',
  },
};

/** Whether the hours of the days are planned or were clocked. */
export async function readHoursWords(source: ReportSource): Promise<HoursWords> {
  const [row] = await readCounted<{ basis: Basis }>(source, 'report_hours_basis', ['basis']);
  if (!row) throw new Error('The rules of the time clock did not come.');
  return words[row.basis];
}
