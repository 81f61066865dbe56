import { addDays, counted, dayInWords, daysBetween } from '@platform/module-kit/screens';
import type { Certification, Review } from '../source/rows/staffMember';
import { monthInWords, shortDay } from './shortDays';

/** A certification is marked from this many days before its last day. */
export const EXPIRING_DAYS = 30;

export type CertificationState = 'current' | 'expiring' | 'expired' | 'waiting' | 'returned';

/** Without a review it counts as confirmed, as every certification did before people sent their own. */
interface Reviewed {
  review?: Pick<Review, 'state'>;
}
type Dated = Pick<Certification, 'name' | 'expiresOn'> & Reviewed;

const isConfirmed = ({ review }: Reviewed) => (review?.state ?? 'confirmed') === 'confirmed';

/** Whether it is valid on a day: a manager has confirmed it, and it has not expired. Its last day counts. */
export function countsOn(one: Pick<Certification, 'expiresOn'> & Reviewed, day: string): boolean {
  return isConfirmed(one) && (one.expiresOn === null || one.expiresOn >= day);
}

/** The state of a certification among all that the person holds. The expiry of a renewed one is not reported. */
export function stateOf(one: Dated, all: readonly Dated[], today: string): CertificationState {
  if (one.review && one.review.state !== 'confirmed') return one.review.state;
  if (!countsOn(one, today)) return 'expired';
  if (one.expiresOn === null || one.expiresOn > addDays(today, EXPIRING_DAYS)) return 'current';
  return isRenewed(one, all) ? 'current' : 'expiring';
}

/** Whether there is a later one of the same name. */
export function isRenewed(one: Dated, all: readonly Dated[]): boolean {
  const { name, expiresOn } = one;
  if (expiresOn === null) return false;
  return all.some(
    (other) => isConfirmed(other) && other.name === name && (other.expiresOn === null || other.expiresOn > expiresOn),
  );
}

/**
 * A person's certifications, the most urgent first: those that wait for a manager or were sent back, those that expire
 * soon, expired ones, then the next to expire.
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

/** The badge of specification C20: 'Current' with any certification that is valid today. */
export function badgeOf(all: readonly Dated[], today: string): 'Current' | 'Action Needed' {
  return all.some((one) => countsOn(one, today)) ? 'Current' : 'Action Needed';
}

/** The last day of a certification in short: exact if it is near, `May 17`, else its month. */
export function lastDayInWords({ expiresOn }: Pick<Certification, 'expiresOn'>, today: string): string {
  if (expiresOn === null) return '';
  if (expiresOn < today) return `expired ${monthInWords(expiresOn.slice(0, 7))}`;
  return expiresOn <= addDays(today, EXPIRING_DAYS) ? shortDay(expiresOn) : monthInWords(expiresOn.slice(0, 7));
}

/** When a certification must be renewed, in words: `expires May 17, 2025`, and how soon if it is near. */
export function expiryInWords({ expiresOn }: Pick<Certification, 'expiresOn'>, today: string): string {
  if (expiresOn === null) return 'does not expire';
  const left = daysBetween(today, expiresOn);
  if (left < 0) return `expired ${dayInWords(expiresOn)}`;
  const soon = left === 0 ? ', today' : left <= EXPIRING_DAYS ? `, in ${counted(left, 'day')}` : '';
  return `expires ${dayInWords(expiresOn)}${soon}`;
}
