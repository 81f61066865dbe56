import { addDays } from '@platform/module-kit/screens';
import { weekdayOf } from '../../shared/calendar/week';
import type { SchoolDay } from '../source/rows/rules';

/** Days of the school calendar that a person reads as one, such as a week of Spring Break. */
export interface SchoolDays extends Omit<SchoolDay, 'day'> {
  /** By day; at least one. */
  days: string[];
  first: string;
  last: string;
}

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));

/** The day after, without regard to a weekend between the two. */
const isNext = (last: string, day: string): boolean => {
  const next = addDays(last, 1);
  return day === next || (day > next && isWeekend(next) && isNext(next, day));
};

/** The calendar in one entry for days in a row with the same name; weekends between them may be missing. @param all by day */
export function schoolDaysInARow(all: readonly SchoolDay[]): SchoolDays[] {
  const entries: SchoolDays[] = [];
  for (const { day, isSchoolDay, name } of all) {
    const before = entries.at(-1);
    if (before && before.isSchoolDay === isSchoolDay && before.name === name && isNext(before.last, day)) {
      before.days.push(day);
      before.last = day;
    } else {
      entries.push({ days: [day], first: day, last: day, isSchoolDay, name });
    }
  }
  return entries;
}

/** The days of a range. @param skipsWeekends leaves out Saturdays and Sundays */
export function daysOfRange(first: string, last: string, skipsWeekends: boolean): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (!skipsWeekends || !isWeekend(day)) days.push(day);
  return days;
}
