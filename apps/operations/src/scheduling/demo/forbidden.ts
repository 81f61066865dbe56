import { DataError } from '@platform/module-kit';
import type { ShiftProblem } from '../rules/shift/shiftProblems';

/** The refusal of a shift that breaks a hard rule, or a soft one without a reason (app.check_shift). */
export function forbidden(problems: readonly ShiftProblem[], reason?: string): DataError | undefined {
  const of = (kind: string) => problems.filter((problem) => problem.kind === kind);
  const [hard, soft] = [of('hard'), of('soft')];
  const sentence = (some: readonly ShiftProblem[]) => some.map(({ message }) => message).join(' ');
  if (hard[0]) {
    const overlaps = hard.some(({ rule }) => rule === 'overlap');
    return new DataError(sentence(hard), overlaps ? '23P01' : '23514', 400, hard[0].hint);
  }
  if (soft[0] && reason === undefined) return new DataError(sentence(soft), 'PT422', 422, soft[0].hint);
  return undefined;
}
