import { addDays } from '@platform/module-kit/screens';
import fc from 'fast-check';
import { clubToFill } from '../../autofill/examples/clubs.testkit';
import type { FillInput } from '../../autofill/fill';
import type { Person } from '../../source/rows/person';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import type { Availability } from '../../source/rows/timeOff';
import { proposal, proposedPlan } from '../publishing/proposals.testkit';
import type { FactRows } from './clubFacts';

/** A club at a moment, and shifts that a person might plan there. */
export interface AnyClub extends Pick<FillInput, 'timeZone' | 'today' | 'now'> {
  rows: FactRows;
  proposals: readonly { plan: ShiftPlan; stored: Shift | null }[];
}

/** What a club plans by; beside it, what the clubs that auto-fill is tested with do not vary. */
const sampledRules = fc.record({
  workweekStart: fc.integer({ min: 0, max: 6 }),
  weeklyHoursCap: fc.integer({ min: 8, max: 48 }),
  restHours: fc.integer({ min: 0, max: 16 }),
  shiftHoursCap: fc.integer({ min: 4, max: 24 }),
  noticeHours: fc.integer({ min: 0, max: 336 }),
  schoolStartsAt: fc.constantFrom('07:30', '08:00', '09:15'),
  schoolEndsAt: fc.constantFrom('14:15', '15:00', '16:00'),
});

/** Days around the week on which school differs from the usual. */
const sampledCalendar = fc.uniqueArray(
  fc.record({ dayIn: fc.integer({ min: -7, max: 9 }), isSchoolDay: fc.boolean() }),
  {
    selector: ({ dayIn }) => dayIn,
    maxLength: 6,
  },
);

/** Hours of a weekday or of one day, some through the night or contradictory, some from a later day on. */
const sampledWish = fc.record({
  person: fc.nat(),
  dayIn: fc.integer({ min: 0, max: 6 }),
  isDated: fc.boolean(),
  from: fc.integer({ min: 0, max: 22 }),
  hours: fc.integer({ min: 1, max: 24 }),
  kind: fc.constantFrom('available' as const, 'unavailable' as const),
  appliesIn: fc.option(fc.integer({ min: -7, max: 7 })),
});

/** How a certification is entered: when it was issued, and whether by its type or by a name that people typed. */
const sampledCertification = fc.record({
  issuedIn: fc.option(fc.integer({ min: -30, max: 5 }), { freq: 2 }),
  isTyped: fc.boolean(),
});

type SampledWish = typeof sampledWish extends fc.Arbitrary<infer Sampled> ? Sampled : never;
type SampledCertification = typeof sampledCertification extends fc.Arbitrary<infer Sampled> ? Sampled : never;

/** Any whole club: its people, roles, rules, limits, calendar, wishes and shifts. */
export const anyClub: fc.Arbitrary<AnyClub> = fc
  .record({
    club: clubToFill,
    rules: sampledRules,
    calendar: sampledCalendar,
    wishes: fc.array(sampledWish, { maxLength: 8 }),
    certifications: fc.array(sampledCertification, { minLength: 8, maxLength: 8 }),
    proposals: fc.array(proposal, { minLength: 4, maxLength: 8 }),
  })
  .map(({ club: { week, timeZone, today, now, rows }, ...sampled }) => {
    const schoolDays = sampled.calendar
      .map(({ dayIn, isSchoolDay }) => ({ day: addDays(week, dayIn), isSchoolDay, name: 'A day of its own' }))
      .sort((one, two) => one.day.localeCompare(two.day));
    const people = rows.people.map((person, place) => certifiedAs(person, sampled.certifications[place], week));
    const wishes = people.length === 0 ? [] : sampled.wishes.map((wish, place) => wishOf(wish, place, week, people));
    const shifts = withoutDoubleBooking(withPeople(rows.shifts, people));
    const proposals = sampled.proposals.map((proposed) => {
      const stored = proposed.stored === null ? null : (shifts[proposed.stored % shifts.length] ?? null);
      // Most are in the club's own week, where its shifts are.
      const inWeek = proposed.person % 4 === 0 ? proposed : { ...proposed, week };
      return { plan: proposedPlan(inWeek, stored, { people, roles: rows.roles, timeZone }), stored };
    });
    const rules = { ...rows.rules, ...sampled.rules };
    const availability = [...rows.availability, ...wishes];
    return { timeZone, today, now, rows: { ...rows, people, rules, schoolDays, availability, shifts }, proposals };
  });

function certifiedAs(person: Person, sampled: SampledCertification | undefined, week: string): Person {
  if (!sampled) return person;
  const { issuedIn, isTyped } = sampled;
  const issuedOn = issuedIn === null ? null : addDays(week, issuedIn);
  const certifications = person.certifications.map((held) => ({
    ...held,
    // A certification does not expire before it is issued.
    issuedOn: issuedOn !== null && held.expiresOn !== null && issuedOn > held.expiresOn ? held.expiresOn : issuedOn,
    ...(isTyped && { typeId: null, name: held.name.toLowerCase() }),
  }));
  return { ...person, certifications };
}

const hour = (hours: number) => `${String(hours).padStart(2, '0')}:00`;

function wishOf(wish: SampledWish, place: number, week: string, people: readonly Person[]): Availability {
  const { person, dayIn, isDated, from, hours, kind, appliesIn } = wish;
  return {
    id: `wish-${place}`,
    staffId: people[person % people.length]?.id ?? '',
    weekday: isDated ? null : dayIn,
    day: isDated ? addDays(week, dayIn) : null,
    appliesFrom: isDated || appliesIn === null ? null : addDays(week, appliesIn),
    fromTime: hour(from),
    toTime: hour(Math.min(24, from + hours)),
    kind,
    note: null,
  };
}

/** Two of three shifts have a person, because most rules compare a shift with the others of its person. */
const withPeople = (shifts: readonly Shift[], people: readonly Person[]): Shift[] =>
  shifts.map((shift, place) =>
    place % 3 === 0 ? shift : { ...shift, staffId: people[(place * 7) % people.length]?.id ?? null },
  );

/** The shifts by start, as a club has them: one that a person cannot have beside an earlier one is open. */
function withoutDoubleBooking(shifts: readonly Shift[]): Shift[] {
  const kept: Shift[] = [];
  for (const shift of [...shifts].sort((one, two) => one.startsAt.localeCompare(two.startsAt))) {
    const isTaken = kept.some(
      ({ staffId, status, endsAt }) => staffId === shift.staffId && status !== 'cancelled' && endsAt > shift.startsAt,
    );
    kept.push(isTaken && shift.status !== 'cancelled' ? { ...shift, staffId: null } : shift);
  }
  return kept;
}
