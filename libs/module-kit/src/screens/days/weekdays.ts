import { dateInWords } from '@platform/ui/dates';
import { addDays } from './days';

/** Any Sunday. */
const SUNDAY = '2023-01-01';
const week = Array.from({ length: 7 }, (_, place) => addDays(SUNDAY, place));

/** The names of the weekdays, from Sunday. */
export const weekdayNames = (): string[] => week.map((day) => dateInWords(day, 'dayOfWeek', 'UTC'));

/** The short names of the weekdays, from `Sun`. */
export const shortWeekdayNames = (): string[] => week.map((day) => dateInWords(day, 'shortDayOfWeek', 'UTC'));
