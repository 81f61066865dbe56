import { addDays } from '@platform/module-kit/screens';
import { remembered } from './remembered';

/** 0 for Sunday. @param day ISO 8601 */
export const weekdayOf: (day: string) => number = remembered((day: string) => new Date(`${day}T00:00:00Z`).getUTCDay());

/** The Sunday of the week that a day lies in. */
export const sundayOf: (day: string) => string = remembered((day: string) => addDays(day, -weekdayOf(day)));

/** The seven days of a week. @param sunday its first day */
export const daysOf = (sunday: string): string[] => Array.from({ length: 7 }, (_, place) => addDays(sunday, place));
