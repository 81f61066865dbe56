import { addDays } from '@platform/module-kit/screens';
import type { MinorLimits } from '../../source/rows/minorLimits';
import type { Person, Role } from '../../source/rows/person';
import type { LaborRules, SchoolDay } from '../../source/rows/rules';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import type { Availability, TimeOff } from '../../source/rows/timeOff';
import { localOf, minutesBetween } from '../../../shared/calendar/clock';

/** All data of a club that the rules of a shift need. */
export interface ClubFacts {
  timeZone: string;
  today: string;
  /** The moment at the club, in milliseconds since 1970. */
  now: number;
  rules: LaborRules;
  people: ReadonlyMap<string, Person>;
  roles: ReadonlyMap<string, Role>;
  schoolDays: ReadonlyMap<string, SchoolDay>;
  /** What the club entered for its state, by age. */
  minorLimits: readonly MinorLimits[];
  /** Approved. */
  timeOff: readonly TimeOff[];
  availability: readonly Availability[];
  /** The shifts of a person that are not canceled. */
  shiftsOf: (staffId: string) => readonly PlacedShift[];
}

/** A shift with the club's local times of its ends. */
export interface PlacedShift extends Shift {
  localStart: string;
  localEnd: string;
  /** The day on which it starts. */
  day: string;
}

/** A shift planned for a person. */
export interface PersonPlan {
  /** The id of the shift to change; null for a new one. */
  id: string | null;
  role: string;
  startsAt: string;
  endsAt: string;
  localStart: string;
  localEnd: string;
  firstDay: string;
  /** A shift that ends at midnight ends on the day on which it started. */
  lastDay: string;
  /** Paid. */
  minutes: number;
  person: Person;
}

/** Minutes, as in the database (shifts_length). */
export const LONGEST_SHIFT = 24 * 60;

/** Paid minutes. */
export const paidMinutes = ({
  startsAt,
  endsAt,
  breakMinutes,
}: Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'>) => minutesBetween(startsAt, endsAt) - breakMinutes;

/** Cached, so that a component renders again only when its shift has changed. */
export function placed(shift: Shift, timeZone: string): PlacedShift {
  const known = placedBefore.get(shift);
  if (known?.timeZone === timeZone) return known.place;
  const localStart = localOf(shift.startsAt, timeZone);
  const place = { ...shift, localStart, localEnd: localOf(shift.endsAt, timeZone), day: localStart.slice(0, 10) };
  placedBefore.set(shift, { timeZone, place });
  return place;
}

const placedBefore = new WeakMap<Shift, { timeZone: string; place: PlacedShift }>();

/** Null for a shift that is open or canceled. */
export function planOf(plan: ShiftPlan & { id: string | null }, facts: ClubFacts): PersonPlan | null {
  const person = plan.staffId === null ? undefined : facts.people.get(plan.staffId);
  if (!person || plan.status === 'cancelled') return null;
  const localStart = localOf(plan.startsAt, facts.timeZone);
  const localEnd = localOf(plan.endsAt, facts.timeZone);
  const endDay = localEnd.slice(0, 10);
  return {
    id: plan.id,
    role: plan.role,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    localStart,
    localEnd,
    firstDay: localStart.slice(0, 10),
    lastDay: localEnd.endsWith('T00:00') ? addDays(endDay, -1) : endDay,
    minutes: paidMinutes(plan),
    person,
  };
}

/** The other shifts of the person. */
export const othersOf = (plan: PersonPlan, facts: ClubFacts): readonly PlacedShift[] =>
  facts.shiftsOf(plan.person.id).filter(({ id }) => id !== plan.id);

/** A person's minutes on these days. A shift counts on the day it starts. */
export const minutesWithPlan = (plan: PersonPlan, facts: ClubFacts, from: string, until: string): number =>
  othersOf(plan, facts)
    .filter(({ day }) => day >= from && day <= until)
    .reduce((sum, other) => sum + paidMinutes(other), plan.minutes);
