import type { CsvCell, CsvFile } from '@platform/module-kit/screens';
import { columnInWords, isFormula } from './importRows';
import type { ImportProblem } from './importReport';
import type { JudgedRow } from './rowStates';

/** The problems of a row, one sentence for each cell. */
export const problemsInWords = (problems: readonly ImportProblem[]): string =>
  problems.map(({ column, message }) => `${columnInWords(column)}: ${message}`).join(' ');

/**
 * The rows with problems as they are in the file, each after its reason, so that the person can correct and reimport
 * them. Leaves out formulas: the new file would escape them, and a reimport would accept them as text.
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
