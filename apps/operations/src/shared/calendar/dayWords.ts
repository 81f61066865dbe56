import { dateInWords } from '@platform/ui/dates';
import { remembered } from './remembered';

/** `Saturday, May 3`, with the year if it is not the current one, or if today is unknown (app.day_words). */
export function dayWords(day: string, today?: string): string {
  const words = weekdayWords(day);
  return today?.slice(0, 4) === day.slice(0, 4) ? words : `${words}, ${day.slice(0, 4)}`;
}

const weekdayWords = remembered((day: string) => dateInWords(day, 'weekday', 'UTC'));
