import { addDays } from '@platform/module-kit/screens';
import { remembered } from '../../../shared/calendar/remembered';
import { nthWeekday } from '../../../shared/calendar/week';
import type { ClubFacts } from '../shift/shiftPlan';

const MONDAY = 1;
const THURSDAY = 4;

/** The federal holidays of a year, by their days (5 U.S.C. 6103(a)). */
const holidaysOf = (year: string): ReadonlyMap<string, string> =>
  new Map([
    [`${year}-01-01`, "New Year's Day"],
    [nthWeekday(`${year}-01`, MONDAY, 3), 'Martin Luther King Jr. Day'],
    [nthWeekday(`${year}-02`, MONDAY, 3), "Washington's Birthday"],
    // The last Monday of May.
    [addDays(nthWeekday(`${year}-06`, MONDAY, 1), -7), 'Memorial Day'],
    [`${year}-06-19`, 'Juneteenth'],
    [`${year}-07-04`, 'Independence Day'],
    [nthWeekday(`${year}-09`, MONDAY, 1), 'Labor Day'],
    [nthWeekday(`${year}-10`, MONDAY, 2), 'Columbus Day'],
    [`${year}-11-11`, 'Veterans Day'],
    [nthWeekday(`${year}-11`, THURSDAY, 4), 'Thanksgiving Day'],
    [`${year}-12-25`, 'Christmas Day'],
  ]);

/** The name of the holiday on a day. Empty on other days, which are remembered too. */
const holidayOn = remembered((day: string): string => holidaysOf(day.slice(0, 4)).get(day) ?? '');

/** What a day is called: by the club's school calendar, else as a federal holiday. @param day ISO 8601 */
export const nameOfDay = (day: string, { schoolDays }: Pick<ClubFacts, 'schoolDays'>): string | undefined =>
  schoolDays.get(day)?.name ?? (holidayOn(day) || undefined);
