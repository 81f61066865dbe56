import { addMonths, counted } from '@platform/module-kit/screens';

/** A certification is "expiring" from this many days before its end (specification C20). */
export const EXPIRING_DAYS = 30;

/** The list contains certifications that expire within this many days: about a season. */
export const AHEAD_DAYS = 120;

/** How urgent it is to renew a certification. `daysLeft` is negative once it has expired; the last day still counts. */
export function renewalState(daysLeft: number): 'expired' | 'expiring' | 'valid' {
  if (daysLeft < 0) return 'expired';
  return daysLeft <= EXPIRING_DAYS ? 'expiring' : 'valid';
}

/** The same in words. Beyond a season, the date beside it is enough. */
export function renewalInWords(daysLeft: number): string {
  if (daysLeft > AHEAD_DAYS) return 'Valid';
  const days = (count: number) => counted(count, 'day');
  if (daysLeft < 0) return `Expired ${days(-daysLeft)} ago`;
  return daysLeft === 0 ? 'Expires today' : `Expires in ${days(daysLeft)}`;
}

/** The tone of the badge, which repeats what the words say. */
export function renewalTone(daysLeft: number): 'danger' | 'warning' | 'neutral' {
  return ({ expired: 'danger', expiring: 'warning', valid: 'neutral' } as const)[renewalState(daysLeft)];
}

/**
 * The last day on which a certification is valid after the training that renews it is completed. Never shortens it.
 * @param months how long the training renews it; null if the certification does not expire
 * @param until the current last day; undefined if the person does not hold it, null if it does not expire
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
