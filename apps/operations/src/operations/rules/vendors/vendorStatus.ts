import { counted, daysBetween } from '@platform/module-kit/screens';
import type { Tone } from '@platform/ui';

export const visitStatuses = ['Overdue', 'Scheduled', 'Not scheduled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/**
 * Whether a vendor is expected. A visit that was due and did not take place is overdue from the next day on, on the
 * club's calendar. The database has the same rule (`vendor_overview`).
 * @param nextVisit a day (ISO 8601); null when none is scheduled
 */
export function visitStatus(nextVisit: string | null, today: string): VisitStatus {
  if (nextVisit === null) return 'Not scheduled';
  return nextVisit < today ? 'Overdue' : 'Scheduled';
}

export const visitTones: Record<VisitStatus, Tone> = {
  Overdue: 'danger',
  Scheduled: 'success',
  'Not scheduled': 'outline',
};

/** A certificate of insurance is due for renewal this many days before it ends. */
const INSURANCE_AHEAD_DAYS = 30;

/** How long a certificate of insurance is valid, in words, and how urgent its renewal is. */
export function insuranceStanding(
  expiresOn: string,
  today: string,
): { words: string; tone: Tone; isPressing: boolean } {
  if (expiresOn === '') return { words: 'None on file', tone: 'outline', isPressing: false };
  const days = daysBetween(today, expiresOn);
  if (days < 0) return { words: 'Expired', tone: 'danger', isPressing: true };
  if (days === 0) return { words: 'Expires today', tone: 'warning', isPressing: true };
  if (days > INSURANCE_AHEAD_DAYS) return { words: 'Valid', tone: 'success', isPressing: false };
  return { words: `Expires in ${counted(days, 'day')}`, tone: 'warning', isPressing: true };
}
