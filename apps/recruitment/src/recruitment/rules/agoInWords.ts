import { dayInWords, daysBetween } from '@platform/module-kit/screens';

/** Beyond this many days, the date is shown instead. */
export const LONG_AGO = 60;

/** How long ago a day was, in words, such as '3 days ago'; the date itself if it is long ago. */
export function agoInWords(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'today';
  if (days > LONG_AGO) return dayInWords(day);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
