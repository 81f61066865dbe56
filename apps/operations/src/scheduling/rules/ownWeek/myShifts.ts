import { overlaps } from '../../../shared/calendar/overlaps';
import type { OpenForMe } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';

/**
 * The status of a published shift for its person. waits: not answered yet. declined, offered: they cannot work it, or a
 * manager releases them, and they keep it until someone takes it. past: it has begun.
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

/** Who else works during a shift at its place, by id and in the order of their starts. */
export function besideMe(shift: Shift, shifts: readonly Shift[]): string[] {
  const others = shifts.filter(
    (other) =>
      other.id !== shift.id &&
      other.status === 'published' &&
      other.staffId !== null &&
      other.staffId !== shift.staffId &&
      other.location === shift.location &&
      overlaps(other, shift),
  );
  return [...new Set(others.flatMap(({ staffId }) => staffId ?? []))];
}

/** A shift that a person could take, and whether they may. */
export interface OpenShift extends OpenForMe {
  shift: Shift;
}

/** The known open shifts: first those that a person may take, then those to ask for, then others; by start. */
export function openShifts(shifts: readonly Shift[], forMe: readonly OpenForMe[]): OpenShift[] {
  const order = ['take', 'ask', 'no'];
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  return forMe
    .flatMap((one) => {
      const shift = byId.get(one.shiftId);
      return shift ? { ...one, shift } : [];
    })
    .sort(
      (one, two) =>
        order.indexOf(one.may) - order.indexOf(two.may) || one.shift.startsAt.localeCompare(two.shift.startsAt),
    );
}

/**
 * The shifts of colleagues that a person could swap theirs for: the same role, published, in the future, not the same
 * hours at the same place, and at a time when neither of the two has another shift.
 */
export const swapsFor = (mine: Shift, shifts: readonly Shift[], now: number): Shift[] =>
  shifts.filter(
    (theirs) =>
      theirs.id !== mine.id &&
      theirs.staffId !== null &&
      theirs.staffId !== mine.staffId &&
      theirs.role === mine.role &&
      theirs.status === 'published' &&
      Date.parse(theirs.startsAt) > now &&
      !isAlike(mine, theirs) &&
      ![
        [mine, theirs],
        [theirs, mine],
      ].some(([given, got]) => given && got && isBusy(given, got, shifts)),
  );

const isAlike = (one: Shift, other: Shift): boolean =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt && one.location === other.location;

/** Whether the person who gives a shift away has another one during the shift they would get. */
const isBusy = (given: Shift, got: Shift, shifts: readonly Shift[]): boolean =>
  shifts.some(
    (other) =>
      other.staffId === given.staffId && other.id !== given.id && other.status !== 'cancelled' && overlaps(other, got),
  );
