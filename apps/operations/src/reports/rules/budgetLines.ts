import { compareNames } from '@platform/module-kit/screens';
import type { BudgetLine, BudgetYear } from '../source/rows/budget';

/** A budget line of a year, with the line of the same name in another year. Money is in cents. */
export interface BesideLine extends Pick<BudgetLine, 'type' | 'name' | 'plannedCents' | 'actualCents'> {
  /** Actual minus planned; null unless both are known. */
  differenceCents: number | null;
  /** The actual amount in the other year; null if none was entered. */
  thenCents: number | null;
}

/**
 * The lines of a year, income first, then the largest first, whatever the order of the rows. Lines that only the other year
 * has come last. A draft has no actual amounts: its labor cost so far is planned.
 */
export function linesBeside(
  lines: readonly BudgetLine[],
  { year, isDraft }: Pick<BudgetYear, 'year' | 'isDraft'>,
  otherYear: string | null,
): BesideLine[] {
  const then = lines.filter((line) => line.year === otherYear);
  const same = (one: BudgetLine) => (other: BudgetLine) => one.type === other.type && one.name === other.name;
  const now = lines
    .filter((line) => line.year === year)
    .map((line) => ({ ...line, actualCents: isDraft ? null : line.actualCents }));
  const gone = then
    .filter((line) => !now.some(same(line)))
    .map((line) => ({ ...line, plannedCents: null, actualCents: null }));
  return [...now, ...gone]
    .map((line) => ({
      type: line.type,
      name: line.name,
      plannedCents: line.plannedCents,
      actualCents: line.actualCents,
      differenceCents:
        line.actualCents === null || line.plannedCents === null ? null : line.actualCents - line.plannedCents,
      thenCents: then.find(same(line))?.actualCents ?? null,
    }))
    .sort(
      (one, other) =>
        Number(one.type === 'expense') - Number(other.type === 'expense') ||
        Number(isGone(one)) - Number(isGone(other)) ||
        sizeOf(other) - sizeOf(one) ||
        compareNames(one.name, other.name),
    );
}

const isGone = ({ plannedCents, actualCents }: BesideLine) => plannedCents === null && actualCents === null;

/** Cents: the larger of both amounts of its year, or that of the other year. */
const sizeOf = (line: BesideLine) =>
  isGone(line) ? (line.thenCents ?? 0) : Math.max(line.plannedCents ?? 0, line.actualCents ?? 0);
