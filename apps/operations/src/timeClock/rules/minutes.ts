import type { Break, TimeEntry } from '../source/rows/week';

const MINUTE = 60_000;

/** Whole minutes between two moments. Seconds are dropped, as on a wall clock. */
export const clockMinutes = (from: string, to: string): number =>
  Math.floor(Date.parse(to) / MINUTE) - Math.floor(Date.parse(from) / MINUTE);

/** Minutes of the breaks longer than the club pays. Federal law counts up to 20 minutes as work (29 CFR 785.18). */
const unpaidMinutes = (breaks: readonly Break[], paidBreakMinutes: number): number =>
  breaks
    .map(({ startedAt, endedAt }) => (endedAt === null ? 0 : clockMinutes(startedAt, endedAt)))
    .filter((minutes) => minutes > paidBreakMinutes)
    .reduce((sum, minutes) => sum + minutes, 0);

/** The paid minutes of an entry; null while it runs. */
export const paidMinutes = (
  { clockedInAt, clockedOutAt, breaks }: Pick<TimeEntry, 'clockedInAt' | 'clockedOutAt' | 'breaks'>,
  paidBreakMinutes: number,
): number | null =>
  clockedOutAt === null ? null : clockMinutes(clockedInAt, clockedOutAt) - unpaidMinutes(breaks, paidBreakMinutes);

/** `7 h 45 min`, `45 min` or `-30 min`. */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])];
  return `${minutes < 0 ? '-' : ''}${parts.join(' ')}`;
}
