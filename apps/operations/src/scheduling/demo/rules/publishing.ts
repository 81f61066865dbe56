import { stayReason } from '../../rules/publishing/unpublishing';
import { shiftIn } from '../../source/changes/placing';
import type { PublishedShift, Unpublished } from '../../source/changes/publishing';
import type { Shift } from '../../source/rows/shift';
import { changeShift } from './changeShift';
import type { Known } from './facts';

const inOrder = (one: Shift, two: Shift) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id);

/** In the form of a write's answer: without the person's own answer. */
const asWritten = ({ answer: _answer, ...shift }: Shift): Shift => shift;

export const publishWeek = (known: Known, week: string): Shift[] =>
  (known.get('listShifts', week) ?? [])
    .filter(({ status }) => status === 'draft')
    .sort(inOrder)
    .map((shift) => asWritten(changeShift(known, shift, { status: 'published' })));

export function unpublishShifts(known: Known, shifts: readonly PublishedShift[]): Unpublished {
  const now = known.source.now().getTime();
  const drafts: Shift[] = [];
  const kept: Unpublished['kept'][number][] = [];
  for (const { id, plan } of shifts) {
    const shift = shiftIn(known, id);
    const reason = stayReason(shift, plan, now);
    if (reason) kept.push({ id, reason });
    else if (shift) drafts.push(asWritten(changeShift(known, shift, { status: 'draft', needsCover: plan.needsCover })));
  }
  return { drafts: drafts.sort(inOrder), kept: kept.sort((one, two) => one.id.localeCompare(two.id)) };
}
