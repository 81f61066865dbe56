import type { Shift } from '../source/rows/shift';
import type { TemplateShift } from '../source/rows/week';
import { minutesBetween } from '../../shared/calendar/clock';
import { placed } from './shift/shiftPlan';
import { weekdayOf } from '../../shared/calendar/week';

/** The most equal shifts that one row of a template counts (schedule_template_shifts_count_range). */
const MOST_ALIKE = 50;

/**
 * The shifts of a week as a template's. Equal ones without a regular person become one with a count, or several if there
 * are more than a count may say.
 * @param keepsPeople whether each shift keeps its person
 */
export function templateOf(shifts: readonly Shift[], timeZone: string, keepsPeople: boolean): TemplateShift[] {
  const kinds = new Map<string, TemplateShift>();
  for (const shift of shifts.filter(({ status }) => status !== 'cancelled')) {
    const { day, localStart } = placed(shift, timeZone);
    const kind: TemplateShift = {
      weekday: weekdayOf(day),
      startsAt: localStart.slice(11),
      lengthMinutes: minutesBetween(shift.startsAt, shift.endsAt),
      breakMinutes: shift.breakMinutes,
      role: shift.role,
      location: shift.location,
      count: 1,
      staffId: keepsPeople ? shift.staffId : null,
    };
    const key = kind.staffId === null ? JSON.stringify(kind) : shift.id;
    const same = kinds.get(key);
    kinds.set(key, same ? { ...same, count: same.count + 1 } : kind);
  }
  return [...kinds.values()].flatMap((kind) =>
    Array.from({ length: Math.ceil(kind.count / MOST_ALIKE) }, (_, part) => ({
      ...kind,
      count: Math.min(MOST_ALIKE, kind.count - part * MOST_ALIKE),
    })),
  );
}
