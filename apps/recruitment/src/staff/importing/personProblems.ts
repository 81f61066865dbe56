import { phoneProblem } from '@platform/contract/forms';
import type { ImportProblem, ImportRow } from './importReport';

/** The values of a row that a form would refuse too, and that the dry run of the import does not check. */
export function personProblems(row: ImportRow): ImportProblem[] {
  const message = phoneProblem(row.phone ?? '');
  return message ? [{ line: row.line, column: 'phone', message }] : [];
}
