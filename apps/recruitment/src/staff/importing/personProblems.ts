import { phoneProblem } from '@platform/contract/forms';
import type { ImportProblem, ImportRow } from './importReport';

/** Problems that a form would refuse too, and that the import's dry run does not check. */
export function personProblems(row: ImportRow): ImportProblem[] {
  const message = phoneProblem(row.phone ?? '');
  return message ? [{ line: row.line, column: 'phone', message }] : [];
}
