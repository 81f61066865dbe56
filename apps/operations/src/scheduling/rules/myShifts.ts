import type { OpenForMe, Shift } from '../source/schedulingSource';

/**
 * How a published shift stands with its person. waits: not answered yet. declined, offered: they cannot work it, or a manager
 * lets them go, and it stays theirs until someone takes it. past: it has begun.
 */
export type OwnState = 'waits' | 'confirmed' | 'declined' | 'offered' | 'past';

/** @param now milliseconds since 1970 */
export function ownStateOf({ startsAt, answer, needsCover }: Shift, now: number): OwnState {
  if (Date.parse(startsAt) <= now) return 'past';
  if (answer?.answer === 'declined') return 'declined';
  if (needsCover) return 'offered';
  return answer ? 'confirmed' : 'waits';
}

/** The published shifts of a person. */
export const ownShifts = (shifts: readonly Shift[], staffId: string): Shift[] =>
  shifts.filter((shift) => shift.staffId === staffId && shift.status === 'published');

/** Who else works while a shift runs, at its place, by id and in the order of their starts. */
export function besideMe(shift: Shift, shifts: readonly Shift[]): string[] {
  const others = shifts.filter(
    (other) =>
      other.id !== shift.id &&
      other.status === 'published' &&
      other.staffId !== null &&
      other.staffId !== shift.staffId &&
      other.location === shift.location &&
      other.startsAt < shift.endsAt &&
      other.endsAt > shift.startsAt,
  );
  return [...new Set(others.flatMap(({ staffId }) => staffId ?? []))];
}

/** A shift that a person could have, and whether they may. */
export interface OpenShift extends OpenForMe {
  shift: Shift;
}

/** The open shifts among those that are known: first those that a person may take, then ask for, then neither; by start. */
export function openShifts(shifts: readonly Shift[], forMe: readonly OpenForMe[]): OpenShift[] {
  const order = ['take', 'ask', 'no'];
  return forMe
    .flatMap((one) => {
      const shift = shifts.find(({ id }) => id === one.shiftId);
      return shift ? { ...one, shift } : [];
    })
    .sort(
      (one, two) =>
        order.indexOf(one.may) - order.indexOf(two.may) || one.shift.startsAt.localeCompare(two.shift.startsAt),
    );
}

/** The shifts of colleagues that a person could swap theirs for: of the same role, published, and still to come. */
export const swapsFor = (mine: Shift, shifts: readonly Shift[], now: number): Shift[] =>
  shifts.filter(
    ({ id, staffId, role, status, startsAt }) =>
      id !== mine.id &&
      staffId !== null &&
      staffId !== mine.staffId &&
      role === mine.role &&
      status === 'published' &&
      Date.parse(startsAt) > now,
  );
