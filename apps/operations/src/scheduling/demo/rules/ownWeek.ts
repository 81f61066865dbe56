import { newId, without } from '@platform/module-kit/screens';
import type { AvailabilityDraft } from '../../source/changes/ownWeek';
import { shiftIn } from '../../source/changes/placing';
import type { ShiftAnswer } from '../../source/rows/shift';
import { changeShift } from './changeShift';
import type { Known } from './facts';

const given = (known: Known, answer: ShiftAnswer['answer'], note: string | null): ShiftAnswer => ({
  answer,
  note,
  answeredAt: known.source.now().toISOString(),
});

/** A person who takes a shift has confirmed it. Their own request for it is done; those of others end (followPerson). */
export function acceptOffer(known: Known, shiftId: string): void {
  const [shift, staffId] = [shiftIn(known, shiftId), known.get('ownStaffId') ?? null];
  if (!shift || shift.staffId === staffId) return;
  changeShift(known, shift, { staffId, answer: given(known, 'confirmed', null) });
  known.change('listRequests', (requests) =>
    requests.map((request) =>
      request.status === 'open' && request.shiftId === shiftId && request.staffId === staffId
        ? { ...request, status: 'withdrawn' as const }
        : request,
    ),
  );
}

/** A manager's entries count for every day. */
export function addAvailability(known: Known, entry: AvailabilityDraft): void {
  known.change('listAvailability', (all) => [...all, { ...entry, id: newId(), appliesFrom: null }]);
}

export const removeAvailability = (known: Known, id: string): void =>
  known.change('listAvailability', (all) => without(all, [id]));
