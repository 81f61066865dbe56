import { type AddressFields, calendarMonth, matchesWords, matching, oneOf, text } from '@platform/module-kit/screens';
import type { Certification, StaffMember } from '../source/rows/staffMember';
import { isRenewed, stateOf } from './certificationState';

/** The status filters. All is everyone on record, including former staff; On staff leaves those out. */
export const statusFilters = ['All', 'On staff', 'Active', 'Pending', 'On Leave', 'Inactive'] as const;
export type StatusFilter = (typeof statusFilters)[number];

export const certificationFilters = ['current', 'needed', 'expiring', 'renew', 'lacking', 'waiting'] as const;
type CertificationFilter = (typeof certificationFilters)[number];

/** The roster's filter. Empty and null do not filter. */
export interface RosterFilter {
  status: StatusFilter;
  search: string;
  role: string;
  certification: CertificationFilter | '';
  validToSeasonEnd: boolean;
  /** A certification expires in this month, `2025-05`. */
  expires: string;
  /** Cents an hour, from and to (both included). */
  pay: readonly [from: number, to: number] | null;
  /** The year of the first day. */
  since: string;
}

const narrows = { replaces: true };

/** The filter in the address of the page. */
export const filterFields: AddressFields<RosterFilter> = {
  status: oneOf(['On staff', ...statusFilters], narrows),
  search: text(narrows),
  role: text(narrows),
  certification: oneOf(['', ...certificationFilters], narrows),
  validToSeasonEnd: {
    ...narrows,
    name: 'valid',
    read: (written) => written === 'season',
    write: (isWanted) => (isWanted ? 'season' : ''),
  },
  expires: calendarMonth(narrows),
  pay: { ...narrows, read: payIn, write: (pay) => pay?.join('-') ?? '' },
  since: matching(/^\d{4}$/, narrows),
};

function payIn(written: string): RosterFilter['pay'] {
  const pay = /^(\d{1,6})-(\d{1,6})$/.exec(written);
  return pay ? [Number(pay[1]), Number(pay[2])] : null;
}

/** Whether a person has a status. */
function hasStatus({ status }: Pick<StaffMember, 'status'>, wanted: StatusFilter): boolean {
  if (wanted === 'All') return true;
  if (wanted === 'On staff') return status !== 'Inactive';
  return wanted === 'Pending' ? status === 'Pending Onboarding' : status === wanted;
}

/** The number of people of each status. */
export function countByStatus(people: readonly Pick<StaffMember, 'status'>[]): Record<StatusFilter, number> {
  const counts = { All: 0, 'On staff': 0, Active: 0, Pending: 0, 'On Leave': 0, Inactive: 0 };
  for (const person of people) {
    for (const status of statusFilters) if (hasStatus(person, status)) counts[status] += 1;
  }
  return counts;
}

/**
 * The people who match a filter, in the given order.
 * @param today the club's own day, `2025-05-01`
 */
export function peopleIn(people: readonly StaffMember[], filter: RosterFilter, today: string): StaffMember[] {
  return people.filter((person) => {
    if (!hasStatus(person, filter.status)) return false;
    if (filter.role && person.role !== filter.role) return false;
    if (filter.validToSeasonEnd && person.validToSeasonEnd !== true) return false;
    if (filter.certification && !hasCertification(person, filter.certification, today)) return false;
    if (!fitsDetails(person, filter)) return false;
    return matchesWords(filter.search, person.name, person.role);
  });
}

function hasCertification(person: StaffMember, wanted: CertificationFilter, today: string): boolean {
  const { badge, expiring, details } = person;
  if (wanted === 'expiring') return expiring > 0;
  if (wanted === 'renew') return details?.certifications.some((one, _, all) => needsRenewal(one, all, today)) ?? false;
  if (wanted === 'lacking') return details?.required.some(({ state }) => state !== 'held') ?? false;
  if (wanted === 'waiting') return details?.certifications.some(({ review }) => review.state === 'waiting') ?? false;
  return badge === (wanted === 'current' ? 'Current' : 'Action Needed');
}

/** Whether a certification has expired or expires soon, and none of the same name lasts longer. */
function needsRenewal(one: Certification, all: readonly Certification[], today: string): boolean {
  const state = stateOf(one, all, today);
  return state === 'expiring' || (state === 'expired' && !isRenewed(one, all));
}

/** Fields that only managers see. A colleague without details matches none of them. */
function fitsDetails({ details }: StaffMember, { expires, pay, since }: RosterFilter): boolean {
  if (expires && !details?.certifications.some(({ expiresOn }) => expiresOn?.startsWith(expires))) return false;
  if (since && !details?.startDate?.startsWith(since)) return false;
  if (!pay) return true;
  if (details?.hourlyRate == null) return false;
  const cents = Math.round(details.hourlyRate * 100);
  return cents >= pay[0] && cents <= pay[1];
}
