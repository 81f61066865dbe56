import { addMonths } from '@platform/module-kit/screens';

/** Days before its end from which on a certification is expiring (specification C20). */
export const EXPIRING_DAYS = 30;

/** Days ahead for which certifications are listed: about a season. */
export const AHEAD_DAYS = 120;

/** How urgent it is to renew a certification. `daysLeft` is negative once it has expired; the last day still counts. */
export function renewalState(daysLeft: number): 'expired' | 'expiring' | 'valid' {
  if (daysLeft < 0) return 'expired';
  return daysLeft <= EXPIRING_DAYS ? 'expiring' : 'valid';
}

/** The same in words. Further ahead than a season nobody counts days: the date stands beside it. */
export function renewalInWords(daysLeft: number): string {
  if (daysLeft > AHEAD_DAYS) return 'Valid';
  const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
  if (daysLeft < 0) return `Expired ${days(-daysLeft)} ago`;
  return daysLeft === 0 ? 'Expires today' : `Expires in ${days(daysLeft)}`;
}

/** The tone that repeats the words. */
export function renewalTone(daysLeft: number): 'danger' | 'warning' | 'neutral' {
  return ({ expired: 'danger', expiring: 'warning', valid: 'neutral' } as const)[renewalState(daysLeft)];
}

/**
 * Until when a certification counts once the training that renews it is completed. It never gets shorter.
 * @param months how long it renews; null when the certification does not expire
 * @param until until when it counts now; undefined when the person does not hold it, null when it does not expire
 */
export function renewedUntil(
  completedOn: string,
  months: number | null,
  until: string | null | undefined,
): string | null {
  if (months === null || until === null) return null;
  const renewed = addMonths(completedOn, months);
  return until !== undefined && until > renewed ? until : renewed;
}
