import { addDays, daysBetween } from '@platform/module-kit/screens';
import { localOf, momentOf } from '../../shared/calendar/clock';
import type { ShiftPlan } from '../source/rows/shift';

/** The target of a shift: a day, and a person (null for none) or a role. */
export interface Place {
  day: string;
  staffId?: string | null;
  role?: string;
}

/** A shift at the same hours of the club's clock on another day, for another person or role. */
export function movedTo(plan: ShiftPlan, { day, ...who }: Place, timeZone: string): ShiftPlan {
  const [start, end] = [localOf(plan.startsAt, timeZone), localOf(plan.endsAt, timeZone)];
  const days = daysBetween(start.slice(0, 10), end.slice(0, 10));
  const isOther = who.staffId !== undefined && who.staffId !== plan.staffId;
  return {
    ...plan,
    ...who,
    startsAt: momentOf(day + start.slice(10), timeZone),
    endsAt: momentOf(addDays(day, days) + end.slice(10), timeZone),
    // Another person covers it.
    needsCover: isOther ? false : plan.needsCover,
  };
}

/** A copy is a separate draft: no one was told about it, and it does not repeat. */
export const copyOf = (plan: ShiftPlan): ShiftPlan => ({ ...plan, status: 'draft', needsCover: false, seriesId: null });
