import { dateInWords } from '@platform/ui/dates';

/**
 * When a preview ends, on the reader's clock: `5:30 PM` today, `Mon, Nov 23, 5:30 PM` on another day.
 * @param iso a moment of the server
 */
export function previewMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === now.toDateString();
  return dateInWords(moment, isToday ? 'time' : 'nearMoment');
}
