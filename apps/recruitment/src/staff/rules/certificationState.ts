import { addDays, counted, dayInWords, daysBetween } from '@platform/module-kit/screens';
import type { Certification, Review } from '../source/staffMember';
import { monthInWords, shortDay } from './shortDays';

/** Days before its last one from which on a certification is marked. */
export const EXPIRING_DAYS = 30;

export type CertificationState = 'current' | 'expiring' | 'expired' | 'waiting' | 'returned';

/** Without a review it is confirmed, as every certification was before people sent their own. */
interface Reviewed {
  review?: Pick<Review, 'state'>;
}
type Dated = Pick<Certification, 'name' | 'expiresOn'> & Reviewed;

const isConfirmed = ({ review }: Reviewed) => (review?.state ?? 'confirmed') === 'confirmed';

/** Whether it counts on a day: a manager has confirmed it, and it has not expired. Its last day counts. */
export function countsOn(one: Pick<Certification, 'expiresOn'> & Reviewed, day: string): boolean {
  return isConfirmed(one) && (one.expiresOn === null || one.expiresOn >= day);
}

/** How a certification stands among all that the person holds: one that was renewed expires quietly. */
export function stateOf(one: Dated, all: readonly Dated[], today: string): CertificationState {
  if (one.review && one.review.state !== 'confirmed') return one.review.state;
  if (!countsOn(one, today)) return 'expired';
  if (one.expiresOn === null || one.expiresOn > addDays(today, EXPIRING_DAYS)) return 'current';
  return isRenewed(one, all) ? 'current' : 'expiring';
}

/** Whether a later one of the same name is there. */
export function isRenewed(one: Dated, all: readonly Dated[]): boolean {
  const { name, expiresOn } = one;
  if (expiresOn === null) return false;
  return all.some(
    (other) => isConfirmed(other) && other.name === name && (other.expiresOn === null || other.expiresOn > expiresOn),
  );
}

/**
 * What a person holds, the most pressing first: what waits for a manager or was sent back, what expires soon, what has
 * expired, then the next to expire.
 */
export function pressingFirst<One extends Dated>(all: readonly One[], today: string): One[] {
  const place = (one: One) => {
    const state = stateOf(one, all, today);
    if (state === 'waiting' || state === 'returned') return -1;
    if (state === 'current') return 2;
    return state === 'expiring' ? 0 : isRenewed(one, all) ? 3 : 1;
  };
  const lastDay = ({ expiresOn }: One) => expiresOn ?? 'never';
  return all.toSorted((a, b) => place(a) - place(b) || lastDay(a).localeCompare(lastDay(b)));
}

/** The badge of specification C20: 'Current' with any certification that counts today. */
export function badgeOf(all: readonly Dated[], today: string): 'Current' | 'Action Needed' {
  return all.some((one) => countsOn(one, today)) ? 'Current' : 'Action Needed';
}

/** The last day of a certification where there is little room: exact once it is near, `May 17`, else its month. */
export function lastDayInWords({ expiresOn }: Pick<Certification, 'expiresOn'>, today: string): string {
  if (expiresOn === null) return '';
  if (expiresOn < today) return `expired ${monthInWords(expiresOn.slice(0, 7))}`;
  return expiresOn <= addDays(today, EXPIRING_DAYS) ? shortDay(expiresOn) : monthInWords(expiresOn.slice(0, 7));
}

/** When a certification has to be renewed, in words: `expires May 17, 2025`, and how soon that is once it is near. */
export function expiryInWords({ expiresOn }: Pick<Certification, 'expiresOn'>, today: string): string {
  if (expiresOn === null) return 'does not expire';
  const left = daysBetween(today, expiresOn);
  if (left < 0) return `expired ${dayInWords(expiresOn)}`;
  const soon = left === 0 ? ', today' : left <= EXPIRING_DAYS ? `, in ${counted(left, 'day')}` : '';
  return `expires ${dayInWords(expiresOn)}${soon}`;
}
