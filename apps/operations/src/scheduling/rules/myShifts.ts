import type { Shift } from '../source/schedulingSource';

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

/** The open shifts that have not begun. @param now milliseconds since 1970 */
export const openFrom = (shifts: readonly Shift[], now: number): Shift[] =>
  shifts.filter(
    ({ staffId, status, startsAt }) => staffId === null && status === 'published' && Date.parse(startsAt) > now,
  );

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
