import { newId, withChanged } from '@platform/module-kit/screens';
import type { Wish } from '../../source/changes/ownRequests';
import { shiftIn } from '../../source/changes/placing';
import type { RequestedShift } from '../../source/rows/request';
import type { TimeOff } from '../../source/rows/timeOff';
import type { Known } from './facts';

function requested(known: Known, id: string | null): RequestedShift | null {
  const shift = id === null ? undefined : shiftIn(known, id);
  if (!shift) return null;
  const { staffId, role, location, startsAt, endsAt } = shift;
  return { id: shift.id, staffId, role, location, startsAt, endsAt };
}

export function askForShift(known: Known, wish: Wish): void {
  const colleagueShift = requested(known, wish.colleagueShiftId);
  const request = {
    ...wish,
    id: newId(),
    colleagueId: colleagueShift?.staffId ?? null,
    colleagueAgreedAt: null,
    status: 'open' as const,
    decisionNote: null,
    shift: requested(known, wish.shiftId),
    colleagueShift,
  };
  known.change('listRequests', (requests) => [...requests, request]);
}

export const withdrawRequest = (known: Known, id: string): void =>
  known.change('listRequests', (requests) => withChanged(requests, [id], () => ({ status: 'withdrawn' as const })));

export function answerSwap(known: Known, id: string, agrees: boolean): void {
  const now = known.source.now().toISOString();
  known.change('listRequests', (requests) =>
    withChanged(requests, [id], ({ status, colleagueAgreedAt }) => ({
      status: agrees ? status : ('cancelled' as const),
      colleagueAgreedAt: agrees ? (colleagueAgreedAt ?? now) : null,
    })),
  );
}

export function askTimeOff(
  known: Known,
  staffId: string,
  startsOn: string,
  endsOn: string,
  reason: string | null,
): void {
  const request: TimeOff = { id: newId(), staffId, startsOn, endsOn, reason, status: 'pending', decisionNote: null };
  known.change('listTimeOff', (all) =>
    [...all, request].sort((one, other) => one.startsOn.localeCompare(other.startsOn)),
  );
}

export const withdrawTimeOff = (known: Known, id: string): void =>
  known.change('listTimeOff', (all) => withChanged(all, [id], () => ({ status: 'withdrawn' as const })));
