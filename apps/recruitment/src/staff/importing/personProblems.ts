import { phoneProblem } from '@platform/contract';
import type { ImportProblem, ImportRow } from './importReport';

/** What a row says of somebody that a form would not take either, and the trial of the import does not look at. */
export function personProblems(row: ImportRow): ImportProblem[] {
  const message = phoneProblem(row.phone ?? '');
  return message ? [{ line: row.line, column: 'phone', message }] : [];
}
