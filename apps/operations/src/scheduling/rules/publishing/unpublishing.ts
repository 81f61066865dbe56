import { isAs } from '../shift/samePlan';
import type { Shift, ShiftPlan } from '../../source/rows/shift';

/** Why a shift that was published stays as it is when publishing is taken back (app.stays_published). */
export type StayReason = 'gone' | 'draft' | 'canceled' | 'begun' | 'clocked_in' | 'given' | 'changed';

/**
 * Why a shift stays as it is; null if it becomes a draft again. What its person has answered is no change of it: a declined
 * shift needs cover, and one that is confirmed after that does not. Only the database knows who has clocked in.
 * @param shift the current one; undefined if it was deleted
 * @param published as it was published
 * @param now milliseconds
 */
export function stayReason(shift: Shift | undefined, published: ShiftPlan, now: number): StayReason | null {
  if (!shift) return 'gone';
  if (shift.status === 'draft') return 'draft';
  if (shift.status === 'cancelled') return 'canceled';
  if (Date.parse(shift.startsAt) <= now) return 'begun';
  if (published.staffId === null && shift.staffId !== null) return 'given';
  const { needsCover } = shift;
  if (!isAs({ ...shift, needsCover: published.needsCover }, published)) return 'changed';
  if (needsCover === published.needsCover || shift.answer?.answer === 'declined') return null;
  return shift.answer && published.needsCover ? null : 'changed';
}

/** How many people have these shifts. */
export const peopleOf = (shifts: readonly Pick<ShiftPlan, 'staffId'>[]): number =>
  new Set(shifts.flatMap(({ staffId }) => staffId ?? [])).size;

/** The reason as a sentence. @param name of the person who has the shift now */
export function stayWords(reason: StayReason, name: string | undefined): string {
  switch (reason) {
    case 'gone':
      return 'It was deleted.';
    case 'draft':
      return 'It is a draft already.';
    case 'canceled':
      return 'It is canceled.';
    case 'begun':
      return 'It has begun.';
    case 'clocked_in':
      return `${name ?? 'Its person'} has clocked in to it.`;
    case 'given':
      return `${name ?? 'Another person'} has it now.`;
    case 'changed':
      return 'It has changed since.';
  }
}
