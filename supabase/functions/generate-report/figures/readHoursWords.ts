import type { ReportSource } from '../reportDefinition.ts';
import { readCounted } from './readClubRows.ts';

/** How a report names the hours and the labor of its days. */
export interface HoursWords {
  /** Before "hours" and "labor" at the beginning of a label. */
  name: string;
  /** What the hours are, in a sentence without its end. The pages say the same (apps/operations/src/shared/countedHours.ts). */
  sentence: string;
}

type Basis = 'planned' | 'actual' | 'both';

const words: Record<Basis, HoursWords> = {
  planned: { name: 'Planned', sentence: 'Published shifts, without breaks' },
  actual: { name: 'Actual', sentence: 'Hours of the time clock, with adjustments' },
  both: {
    name: 'Actual and planned',
    sentence:
      'Hours of the time clock for the days since the club uses it that are over, published shifts for the others',
  },
};

/** Whether the hours of the days are planned or were clocked. */
export async function readHoursWords(source: ReportSource): Promise<HoursWords> {
  const [row] = await readCounted<{ basis: Basis }>(source, 'report_hours_basis', ['basis']);
  if (!row) throw new Error('The rules of the time clock did not come.');
  return words[row.basis];
}
