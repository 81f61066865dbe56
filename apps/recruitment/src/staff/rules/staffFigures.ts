import { addMonths, compareNames } from '@platform/module-kit/screens';
import type { StaffMember } from '../source/rows/staffMember';
import type { JobRole } from '../source/rows/jobRole';
import { monthInWords } from './shortDays';

/** One category of a figure, with the roster's filter for its people. */
export interface Category {
  label: string;
  value: number;
  /** The query of the roster's address, such as `role=Lifeguard`; empty if no filter matches. */
  query: string;
}

const working = (people: readonly StaffMember[]) => people.filter(({ status }) => status !== 'Inactive');

/** The number of people in each role, with its positions; the largest role first. */
export function headcountByRole(people: readonly StaffMember[], roles: readonly JobRole[]) {
  const counts = new Map<string, number>(roles.map(({ title }) => [title, 0]));
  for (const { role } of working(people)) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts]
    .map(([label, value]) => ({
      label,
      value,
      query: new URLSearchParams({ role: label }).toString(),
      positions: roles.find(({ title }) => title === label)?.positionsTotal ?? null,
    }))
    .sort((a, b) => b.value - a.value || compareNames(a.label, b.label));
}

/** Width of a pay band (cents). */
const BAND = 200;

/** The number of people by hourly pay, in bands of two dollars without gaps. */
export function payBands(people: readonly StaffMember[]): Category[] {
  const cents = working(people).flatMap(({ details }) =>
    details?.hourlyRate == null ? [] : [Math.round(details.hourlyRate * 100)],
  );
  if (cents.length === 0) return [];
  const first = Math.floor(Math.min(...cents) / BAND);
  const last = Math.floor(Math.max(...cents) / BAND);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const from = (first + index) * BAND;
    const to = from + BAND - 1;
    return {
      label: `$${from / 100}–${(from + BAND) / 100}`,
      value: cents.filter((rate) => rate >= from && rate <= to).length,
      query: `pay=${from}-${to}`,
    };
  });
}

/**
 * The months in which staff certifications expire: from the current month to the last with expiries, up to a year. One
 * last row counts those after it.
 */
export function expiriesByMonth(people: readonly StaffMember[], today: string): Category[] {
  const expiries = working(people)
    .flatMap(({ details }) => details?.certifications ?? [])
    .flatMap(({ expiresOn }) => (expiresOn !== null && expiresOn >= today ? expiresOn.slice(0, 7) : []));
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${today.slice(0, 7)}-01`, index).slice(0, 7));
  const last = months.at(-1) ?? '';
  const later = expiries.filter((month) => month > last).length;
  const end = later > 0 ? last : (expiries.sort().at(-1) ?? '');
  const rows = months
    .filter((month) => month <= end)
    .map((month) => ({
      label: monthInWords(month),
      value: expiries.filter((expiry) => expiry === month).length,
      query: `expires=${month}`,
    }));
  return later > 0 ? [...rows, { label: 'Later', value: later, query: '' }] : rows;
}

/** The number of people by their first year, the earliest first. */
export function firstYears(people: readonly StaffMember[]): Category[] {
  const counts = new Map<string, number>();
  for (const { details } of working(people)) {
    const year = details?.startDate?.slice(0, 4);
    if (year !== undefined) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([year, value]) => ({ label: year, value, query: `since=${year}` }));
}

/** Hours by role in this week's published shifts, the most first. */
export function hoursByRole(people: readonly StaffMember[]): Category[] {
  const hours = new Map<string, number>();
  for (const { role, details } of working(people)) {
    if (details) hours.set(role, (hours.get(role) ?? 0) + details.hoursThisWeek);
  }
  return [...hours]
    .map(([label, value]) => ({ label, value, query: new URLSearchParams({ role: label }).toString() }))
    .sort((a, b) => b.value - a.value || compareNames(a.label, b.label));
}
