import { type HoursBasis, type HoursWords, hoursWords } from '@platform/contract/reports';
import type { ReportSource } from '../../reportDefinition.ts';
import { readCounted } from '../readClubRows.ts';

/** How the hours of the days are called: whether they are planned or were clocked. */
export async function readHoursWords(source: ReportSource): Promise<HoursWords> {
  const [row] = await readCounted<{ basis: HoursBasis }>(source, 'report_hours_basis', ['basis']);
  if (!row) throw new Error('The rules of the time clock did not come.');
  return hoursWords[row.basis];
}
