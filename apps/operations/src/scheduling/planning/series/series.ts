import { addDays, daysBetween } from '@platform/module-kit/screens';
import { localOf, momentOf } from '../../../shared/calendar/clock';
import { weekdayOf } from '../../../shared/calendar/week';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { planOfShift } from '../../rules/shift/samePlan';
import { placed, type ClubFacts } from '../../rules/shift/shiftPlan';
import { movedTo } from '../moves';

/** Which shifts of a series: the open one, that and those after it, or all that have not begun. */
export type SeriesPart = 'this' | 'following' | 'all';

/** Most shifts of one repetition: half a year of work days. */
export const MOST_REPEATED = 130;

/** The days after a first one on some weekdays, up to a last one. @param weekdays 0 for Sunday */
export function repeatedDays(first: string, last: string, weekdays: readonly number[]): string[] {
  const count = Math.max(0, daysBetween(first, last));
  return Array.from({ length: count }, (_, place) => addDays(first, place + 1)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
}

/** The drafts that repeat a shift at the same hours of the club's clock. */
export const repetitionsOf = (shift: Shift, days: readonly string[], seriesId: string, timeZone: string): ShiftPlan[] =>
  days.map((day) => ({
    ...movedTo(planOfShift(shift), { day }, timeZone),
    status: 'draft',
    needsCover: false,
    seriesId,
  }));

/** The shifts of a series to change with one of them. Those that have begun or are canceled stay unchanged. */
export function partOf(series: readonly Shift[], shift: Shift, part: SeriesPart, now: number): Shift[] {
  return series.filter(
    ({ id, startsAt, status }) =>
      (part === 'this' ? id === shift.id : part === 'all' || startsAt >= shift.startsAt) &&
      status !== 'cancelled' &&
      Date.parse(startsAt) > now,
  );
}

/** Another shift of a series with the same change. Unchanged fields stay, and so does its day. */
export function changedAlike(other: Shift, before: ShiftPlan, after: ShiftPlan, timeZone: string): ShiftPlan {
  const plan: ShiftPlan = { ...planOfShift(other) };
  if (after.role !== before.role) plan.role = after.role;
  if (after.location !== before.location) plan.location = after.location;
  if (after.notes !== before.notes) plan.notes = after.notes;
  if (after.breakMinutes !== before.breakMinutes) plan.breakMinutes = after.breakMinutes;
  if (after.staffId !== before.staffId) Object.assign(plan, { staffId: after.staffId, needsCover: false });
  if (after.startsAt === before.startsAt && after.endsAt === before.endsAt) return plan;
  const local = (moment: string) => localOf(moment, timeZone);
  const [start, end] = [local(after.startsAt), local(after.endsAt)];
  const days = daysBetween(local(before.startsAt).slice(0, 10), start.slice(0, 10));
  const day = addDays(local(other.startsAt).slice(0, 10), days);
  const lastDay = addDays(day, daysBetween(start.slice(0, 10), end.slice(0, 10)));
  return {
    ...plan,
    startsAt: momentOf(day + start.slice(10), timeZone),
    endsAt: momentOf(lastDay + end.slice(10), timeZone),
  };
}

/** The facts of the club once the others of a series have followed the change of one shift. Shifts not among `around` stay. */
export function factsWithSeries(
  facts: ClubFacts,
  around: readonly Shift[],
  { before, after, part }: { before: Shift; after: ShiftPlan; part: SeriesPart },
): ClubFacts {
  if (before.seriesId === null || part === 'this') return facts;
  const { timeZone } = facts;
  const from = planOfShift(before);
  const series = around.filter(({ seriesId }) => seriesId === before.seriesId);
  const followers = partOf(series, before, part, facts.now).filter(({ id }) => id !== before.id);
  const ids = new Set(followers.map(({ id }) => id));
  const moved = followers.map((one) => placed({ ...one, ...changedAlike(one, from, after, timeZone) }, timeZone));
  return {
    ...facts,
    shiftsOf: (person) =>
      [
        ...facts.shiftsOf(person).filter(({ id }) => !ids.has(id)),
        ...moved.filter(({ staffId }) => staffId === person),
      ].sort((one, two) => one.startsAt.localeCompare(two.startsAt)),
  };
}

/** How a shift is removed: a draft is deleted, and one that people were told about is canceled. */
export const takenBack = (shift: Shift): ShiftPlan | null =>
  shift.wasPublished ? { ...planOfShift(shift), status: 'cancelled' } : null;
