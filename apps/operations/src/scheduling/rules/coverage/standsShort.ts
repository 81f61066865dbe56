import { counted } from '@platform/module-kit/screens';
import { dateInWords } from '@platform/ui/dates';
import type { StandNeeds } from '../../source/rows/rules';
import type { Shift } from '../../source/rows/shift';
import { shiftsOn } from '../figures/dayFigures';

/** A part of a day in which fewer people guard the stands than they need. */
export interface ShortStands {
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  /** The fewest people on shift at once. */
  there: number;
  needed: number;
  /** How many more shifts it takes, besides those that are open. */
  missing: number;
}

interface Guarding {
  staffId: string | null;
  from: number;
  until: number;
}

/**
 * When too few people are planned for the stands on a day, from the start of the first shift that guards them to the end of the
 * last one: before and after that, the rotation has no stands to fill. A person who declined a shift does not count.
 * @param shifts those that start on the day
 */
export function standsShort(shifts: readonly Shift[], { people: needed, roles }: StandNeeds): ShortStands[] {
  const guarding = shifts
    .filter(({ status, role }) => status !== 'cancelled' && (roles.length === 0 || roles.includes(role)))
    .map(({ staffId, answer, startsAt, endsAt }) => ({
      staffId: answer?.answer === 'declined' ? null : staffId,
      from: Date.parse(startsAt),
      until: Date.parse(endsAt),
    }));
  const moments = [...new Set(guarding.flatMap(({ from, until }) => [from, until]))].sort((one, two) => one - two);
  const stretches: ShortStands[] = [];
  moments.slice(0, -1).forEach((startsAt, place) => {
    const endsAt = moments[place + 1] ?? startsAt;
    const { there, planned } = countAt(startsAt, guarding);
    if (there >= needed) return;
    const missing = Math.max(0, needed - planned);
    const last = stretches.at(-1);
    if (last?.endsAt === startsAt) {
      last.endsAt = endsAt;
      last.there = Math.min(last.there, there);
      last.missing = Math.max(last.missing, missing);
    } else stretches.push({ startsAt, endsAt, there, needed, missing });
  });
  return stretches;
}

function countAt(moment: number, guarding: readonly Guarding[]): { there: number; planned: number } {
  const now = guarding.filter(({ from, until }) => from <= moment && until > moment);
  const people = new Set(now.flatMap(({ staffId }) => staffId ?? []));
  return { there: people.size, planned: people.size + now.filter(({ staffId }) => staffId === null).length };
}

/** The days on which the stands have too few people, each with when. @param needs null for a club without stands */
export function shortByDay(
  shifts: readonly Shift[],
  days: readonly string[],
  needs: StandNeeds | null,
  timeZone: string,
): Map<string, ShortStands[]> {
  if (!needs) return new Map();
  const short = days.map((day) => [day, standsShort(shiftsOn(shifts, day, timeZone), needs)] as const);
  return new Map(short.filter(([, stretches]) => stretches.length > 0));
}

/** `2 of 3 people, 10:00 AM to 2:00 PM`. */
export function shortStandsWords({ startsAt, endsAt, there, needed }: ShortStands, timeZone: string): string {
  const time = (moment: number) => dateInWords(moment, 'time', timeZone);
  return `${there} of ${needed} people, ${time(startsAt)} to ${time(endsAt)}`;
}

/** What helps: `Its open shifts are enough.` or `It takes 2 more shifts.` */
export const helpWords = ({ missing }: ShortStands): string =>
  missing === 0 ? 'Filling the open shifts is enough.' : `It takes ${counted(missing, 'more shift')}.`;
