import { phoneProblem } from '@platform/contract';
import { ageProblem } from '../person/personDraft';
import type { StaffMember } from '../source/staffMember';
import type { ImportProblem, ImportRow } from './importReport';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What a row says of somebody that a form would not take either. What the file leaves as it is, is not asked about.
 * @param person whom the row changes
 * @param today `YYYY-MM-DD`, in the place of a first day that is not known
 */
export function personProblems(row: ImportRow, person: StaffMember | undefined, today: string): ImportProblem[] {
  const problem = (column: string, message: string | undefined) =>
    message ? [{ line: row.line, column, message }] : [];
  return [
    ...problem('phone', phoneProblem(row.phone ?? '')),
    ...problem('birth_date', ageProblemOf(row, person, today)),
  ];
}

function ageProblemOf(row: ImportRow, person: StaffMember | undefined, today: string): string | undefined {
  if (row.birth_date === undefined && row.start_date === undefined) return undefined;
  const birthDate = row.birth_date ?? person?.details?.birthDate ?? '';
  const firstDay = row.start_date ?? person?.details?.startDate ?? today;
  // A day that could not be read is named as such.
  return DAY.test(birthDate) && DAY.test(firstDay) ? ageProblem(birthDate, firstDay) : undefined;
}
