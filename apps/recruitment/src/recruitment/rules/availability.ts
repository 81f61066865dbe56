import { counted, dayInWords } from '@platform/module-kit/screens';
import type { Availability, StatedCertificate } from '../source/rows/application';

/** The dates in words, such as 'May 24 to Sep 1'; null if unknown. A date in the year of `today` has no year. */
export function daysOfWorkInWords({ firstDay, lastDay }: Availability, today?: string): string | null {
  if (firstDay && lastDay) return `${dayInWords(firstDay, today)} to ${dayInWords(lastDay, today)}`;
  if (firstDay) return `From ${dayInWords(firstDay, today)}`;
  return lastDay ? `Until ${dayInWords(lastDay, today)}` : null;
}

/** The days a week in words; null when unknown. */
export function daysPerWeekInWords({ daysPerWeek }: Availability): string | null {
  if (daysPerWeek === null) return null;
  return `${counted(daysPerWeek, 'day')} a week`;
}

/** A certificate in the applicant's words, such as 'CPR/AED until Mar 14, 2026'. */
export function certificateInWords({ name, validUntil }: StatedCertificate): string {
  return validUntil ? `${name} until ${dayInWords(validUntil)}` : `${name}, no date given`;
}
