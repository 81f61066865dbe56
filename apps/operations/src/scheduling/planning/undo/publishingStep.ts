import { counted } from '@platform/module-kit/screens';
import type { Shift } from '../../source/rows/shift';
import type { Step, StepPart } from './history';
import { planOfShift } from '../../rules/shift/samePlan';

/** Publishing as an action of the history. */
export const publishingOf = (parts: readonly StepPart[]): Step => ({
  words: `${counted(parts.length, 'shift')} published`,
  parts,
  publishes: true,
});

/** The same of shifts that were drafts before. */
export const publishingStep = (published: readonly Shift[]): Step =>
  publishingOf(
    published.map((shift) => {
      const to = planOfShift(shift);
      return { id: shift.id, from: { ...to, status: 'draft' }, to };
    }),
  );

/** What taking it back did, in words. */
export const draftsAgain = (count: number): string =>
  counted(count, 'shift is a draft again', 'shifts are drafts again');
