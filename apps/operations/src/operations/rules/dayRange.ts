import { clockAt } from '@platform/ui/dates';

/** First and last day (ISO 8601), both included; either is empty where there is no limit. */
export interface DayRange {
  from: string;
  to: string;
}

/** Whether a list is limited to some days. */
export const isLimited = ({ from, to }: DayRange): boolean => from !== '' || to !== '';

/** Whether a day lies in a range. */
export const isWithin = ({ from, to }: DayRange, day: string): boolean => from <= day && (to === '' || day <= to);

/** The same of a moment (ISO 8601), on the calendar of a time zone; false without a moment. */
export const happenedWithin = (range: DayRange, moment: string | null, timeZone: string): boolean =>
  moment !== null && isWithin(range, clockAt(moment, timeZone).slice(0, 10));
