import { clockAt } from '@platform/ui/dates';

/** First and last day (ISO 8601), both included. An empty one is no limit. */
export interface DayRange {
  from: string;
  to: string;
}

/** Whether the range limits a list. */
export const isLimited = ({ from, to }: DayRange): boolean => from !== '' || to !== '';

/** Whether a day is in the range. */
export const isWithin = ({ from, to }: DayRange, day: string): boolean => from <= day && (to === '' || day <= to);

/** Whether a moment (ISO 8601) is in the range on the calendar of a time zone; false without a moment. */
export const happenedWithin = (range: DayRange, moment: string | null, timeZone: string): boolean =>
  moment !== null && isWithin(range, clockAt(moment, timeZone).slice(0, 10));
