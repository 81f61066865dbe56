import { counted } from '@platform/module-kit/screens';
import type { RetentionKind } from '../../../source/rows/retention';

/** The chosen lengths by kind (months, null for unlimited). A kind that is missing stays unchanged. */
export type ChosenLengths = Readonly<Record<string, number | null>>;

type Kept = Pick<RetentionKind, 'kind' | 'policy'>;

/** How long a kind is kept: the choice, else the stored length. */
export function lengthOf({ kind, policy }: Kept, chosen: ChosenLengths): number | null {
  const months = chosen[kind];
  return months === undefined ? (policy?.keepMonths ?? null) : months;
}

/** The kinds with a choice that differs from the stored length, with that choice. */
export function changedKinds<Kind extends Kept>(kinds: readonly Kind[], chosen: ChosenLengths) {
  return kinds
    .map((kind) => ({ kind, months: lengthOf(kind, chosen) }))
    .filter(({ kind, months }) => months !== lengthOf(kind, {}));
}

/** Lengths to choose from (months), none shorter than the kind allows. Includes the stored one. */
export function lengthsFor({ minimumMonths, policy }: Pick<RetentionKind, 'minimumMonths' | 'policy'>): number[] {
  const usual = [1, 6, 12, 24, 36, 60, 84, 120].filter((months) => months >= minimumMonths);
  return [...new Set([minimumMonths, ...usual, ...(policy ? [policy.keepMonths] : [])])].sort((a, b) => a - b);
}

/** `36` → `3 years`, `18` → `18 months`. */
export function lengthInWords(months: number): string {
  return months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');
}
