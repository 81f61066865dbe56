import { worded } from '@platform/database';
import { refuse_hours_of_long_ago } from '@platform/database/raised';
import { dayWords } from '../../shared/calendar/dayWords';
import type { FirstDay } from '../source/rows/week';

/** The sentence about hours before a person's first day; undefined for other days. @param today the club's day */
export const beforeFirstDay = (first: FirstDay | undefined, day: string, today: string): string | undefined =>
  isBeforeFirstDay(first, day)
    ? worded(refuse_hours_of_long_ago.startsWork.message, first.name, dayWords(first.startsOn, today))
    : undefined;

/** Whether a day is before the first one of a person. */
export const isBeforeFirstDay = (first: FirstDay | undefined, day: string): first is FirstDay & { startsOn: string } =>
  first !== undefined && first.startsOn !== null && first.from !== null && day < first.from;
