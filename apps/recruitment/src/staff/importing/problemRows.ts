import type { CsvCell } from '@platform/module-kit/screens';
import type { CsvFile } from './csv/readCsv';
import { columnInWords, isFormula } from './importRows';
import type { ImportProblem } from './importReport';
import type { JudgedRow } from './rowStates';

/** What stands in the way of a row, in a sentence for each cell. */
export const problemsInWords = (problems: readonly ImportProblem[]): string =>
  problems.map(({ column, message }) => `${columnInWords(column)}: ${message}`).join(' ');

/**
 * The rows with problems as they stand in the file, each behind its reason: mended there, the file is imported again.
 * A formula is left out, because the file that is made would have it for its text.
 */
export function problemRowLines({ header, rows }: CsvFile, judged: readonly JudgedRow[]): CsvCell[][] {
  const cellsAt = new Map(rows.map(({ line, cells }) => [line, cells]));
  return [
    ['Problem', ...header],
    ...judged.flatMap(({ row, state }) =>
      state.kind === 'problem'
        ? [[problemsInWords(state.problems), ...(cellsAt.get(row.line) ?? []).map(withoutFormula)]]
        : [],
    ),
  ];
}

const withoutFormula = (cell: string) => (isFormula(cell.trim()) ? '' : cell);
