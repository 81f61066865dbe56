import { byName } from '@platform/module-kit/screens';
import { DAY } from '../../../shared/calendar/clock';
import type { ShiftOffer } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import { candidatesFor } from '../candidates';
import type { ClubFacts } from '../shift/shiftPlan';

/** A person who gets an offer. */
interface Asked {
  staffId: string;
  name: string;
}

/** A shift that Emergency Coverage offers. */
export interface EmergencyShift {
  shift: Shift;
  /** The people who already have the offer. */
  offered: readonly Asked[];
  /** The others who may work it, the best first. */
  fresh: readonly Asked[];
}

/**
 * Whether a published shift that has not begun is open, or its person may not be able to work it.
 * @param now milliseconds
 */
export const isWanted = ({ status, staffId, needsCover, startsAt }: Shift, now: number): boolean =>
  status === 'published' && (staffId === null || needsCover) && Date.parse(startsAt) > now;

/**
 * The shifts of the next 24 hours that need a person, the earliest first. Each has the people who already have an
 * offer, and those who would get one.
 */
export function emergencyShifts(
  shifts: readonly Shift[],
  offers: readonly ShiftOffer[],
  facts: ClubFacts,
): EmergencyShift[] {
  const askedFor = new Map<string, Set<string>>();
  for (const { shiftId, staffId } of offers) askedFor.set(shiftId, (askedFor.get(shiftId) ?? new Set()).add(staffId));
  return shifts
    .filter((shift) => isWanted(shift, facts.now) && Date.parse(shift.startsAt) <= facts.now + DAY)
    .sort((one, two) => one.startsAt.localeCompare(two.startsAt) || one.id.localeCompare(two.id))
    .map((shift) => {
      const asked = askedFor.get(shift.id) ?? new Set<string>();
      const offered = [...asked].map((staffId) => ({ staffId, name: facts.people.get(staffId)?.name ?? '' }));
      const fresh = candidatesFor(shift, facts)
        .filter(({ eligible, staffId }) => eligible && !asked.has(staffId))
        .map(({ staffId, name }) => ({ staffId, name }));
      return { shift, offered: offered.sort(byName), fresh };
    });
}

/** The people for some shifts who do not have an offer of one of them yet. */
export const toAsk = (shifts: readonly EmergencyShift[]): ReadonlySet<string> =>
  new Set(shifts.flatMap(({ fresh }) => fresh.map(({ staffId }) => staffId)));

/** How many names a line lists. */
const NAMES = 8;

/** `Ana Lima, Ben Adler`; with many people the first ones and how many others there are. */
export function someNames(people: readonly { name: string }[]): string {
  const shown = people.length > NAMES + 1 ? people.slice(0, NAMES) : people;
  const words = shown.map(({ name }) => name).join(', ');
  return shown.length === people.length ? words : `${words} and ${people.length - shown.length} more`;
}
