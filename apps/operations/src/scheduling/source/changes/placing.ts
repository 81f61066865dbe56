import { without, type Answers } from '@platform/module-kit/screens';
import { localOf } from '../../../shared/calendar/clock';
import { sundayOf } from '../../../shared/calendar/week';
import { isAs, planOfShift } from '../../rules/shift/samePlan';
import type { SchedulingReads } from '../schedulingSource';
import type { Shift, ShiftAnswer, ToldShift } from '../rows/shift';

type Known = Answers<SchedulingReads>;

/** The order of a week's shifts: by start and role, assigned ones before open ones. */
export const byStart = (one: Shift, other: Shift): number =>
  one.startsAt.localeCompare(other.startsAt) ||
  one.role.localeCompare(other.role) ||
  (one.staffId ?? '~').localeCompare(other.staffId ?? '~') ||
  one.endsAt.localeCompare(other.endsAt) ||
  one.id.localeCompare(other.id);

const weekOf = (known: Known, { startsAt }: Shift): string =>
  sundayOf(localOf(startsAt, known.source.timeZone).slice(0, 10));

/** Places several shifts, and removes others. A week can hold thousands, so each is sorted once. */
export function placeAll(known: Known, shifts: readonly Shift[], gone: readonly string[]): void {
  const stored = new Map(known.all('listShifts').flatMap((there) => there.map(({ id, version }) => [id, version])));
  // Newer answers may already have some of them.
  const placed = shifts.filter(({ id, version }) => version > (stored.get(id) ?? 0));
  const moved = new Set([...gone, ...placed.map(({ id }) => id)]);
  known.change('listShifts', (there) =>
    there.some(({ id }) => moved.has(id)) ? there.filter(({ id }) => !moved.has(id)) : there,
  );
  for (const week of new Set(placed.map((shift) => weekOf(known, shift)))) {
    const there = known.get('listShifts', week);
    const added = placed.filter((shift) => weekOf(known, shift) === week);
    if (there) known.set('listShifts', [week], [...there, ...added].sort(byStart));
  }
}

/** Adds a shift to the week in which it starts, and removes it from any other. */
export function place(known: Known, shift: Shift): void {
  const week = weekOf(known, shift);
  const there = known.get('listShifts', week);
  const stored = there?.find(({ id }) => id === shift.id);
  // Newer answers may already have it.
  if (stored && stored.version >= shift.version) return;
  take(known, shift.id);
  if (there) known.set('listShifts', [week], [...without(there, [shift.id]), shift].sort(byStart));
}

/** Removes a shift from the schedule. */
export const take = (known: Known, id: string): void =>
  known.change('listShifts', (shifts) => (shifts.some((shift) => shift.id === id) ? without(shifts, [id]) : shifts));

/** A shift in the known weeks. */
export const shiftIn = (known: Known, id: string): Shift | undefined =>
  known.all('listShifts').flatMap((shifts) => shifts.find((shift) => shift.id === id) ?? [])[0];

/** An answer is about the published shift: another person, time, place, role or status ends it. */
export function answerAfter(before: Shift | undefined, after: Shift): ShiftAnswer | null {
  const fields = ['staffId', 'startsAt', 'endsAt', 'location', 'role', 'status'] as const;
  return before && fields.every((field) => before[field] === after[field]) ? (before.answer ?? null) : null;
}

/** Any change of a shift removes auto-fill's mark, except the change that sets it. */
export function filledAfter(before: Shift | undefined, after: Shift): Pick<Shift, 'filledFrom'> {
  if (!after.filledFrom) return {};
  const isSet = before?.filledFrom !== after.filledFrom;
  return isSet || isAs(planOfShift(after), planOfShift(before)) ? { filledFrom: after.filledFrom } : {};
}

const toldOf = ({ staffId, role, location, startsAt, endsAt }: Shift): ToldShift => ({
  staffId,
  role,
  location,
  startsAt,
  endsAt,
});

/** What people still know of a draft (app.shift_as_known). */
export function toldAfter(before: Shift | undefined, { status, staffId }: Shift): Pick<Shift, 'told'> {
  if (status !== 'draft' || !before || before.status === 'cancelled') return {};
  if (before.status === 'draft') return before.told ? { told: before.told } : {};
  // Its person is told at once that it is no longer theirs.
  return before.staffId !== null && before.staffId !== staffId ? {} : { told: toldOf(before) };
}

/** The values that the database computes for a write (app.prepare_shift). */
export function written(before: Shift | undefined, { filledFrom, told: _told, ...after }: Shift): Shift {
  const isCovered = before !== undefined && before.staffId !== after.staffId && before.needsCover === after.needsCover;
  return {
    ...after,
    needsCover: isCovered ? false : after.needsCover,
    wasPublished: after.wasPublished || after.status === 'published',
    ...toldAfter(before, after),
    answer: answerAfter(before, after),
    ...filledAfter(before, { ...after, filledFrom }),
  };
}
