import type { Shift } from '../../source/rows/shift';
import { answerAfter, filledAfter, place, toldAfter } from '../../source/changes/placing';
import type { Known } from './facts';

/** Changes fields of a shift, as a database function does. */
export function changeShift(known: Known, shift: Shift, some: Partial<Shift>): Shift {
  const { filledFrom, told: _told, ...next } = { ...shift, ...some, version: shift.version + 1 };
  const isCovered = next.staffId !== shift.staffId;
  const changed = {
    ...next,
    needsCover: isCovered && next.needsCover === shift.needsCover ? false : next.needsCover,
    wasPublished: next.wasPublished || next.status === 'published',
    ...toldAfter(shift, next),
    answer: some.answer ?? answerAfter(shift, next),
    ...filledAfter(shift, { ...next, filledFrom }),
  };
  place(known, changed);
  return changed;
}
