import { addDays, addMonths } from '@platform/module-kit/screens';
import fc from 'fast-check';
import { momentOf } from '../../../shared/calendar/clock';
import { sundayOf } from '../../../shared/calendar/week';
import { sampledLimits } from '../../rules/shift/minorLimits.testkit';
import { proposal, proposedPlan, WEEKS, type Proposal } from '../../rules/publishing/proposals.testkit';
import type { MinorAges } from '../../source/rows/minorLimits';
import type { Person, Role } from '../../source/rows/person';
import type { Shift } from '../../source/rows/shift';
import type { Availability, TimeOff } from '../../source/rows/timeOff';
import type { FillInput } from '../fill';

const TIME_ZONE = 'America/New_York';

/** The second one asks for a certification, so that people of other roles may stand in. */
const ROLES: readonly Role[] = [
  { title: 'Gate Attendant', department: null, requires: [] },
  { title: 'Lifeguard', department: null, requires: [{ typeId: 'cpr', name: 'CPR/AED' }] },
  { title: 'Manager', department: null, requires: [] },
];

const sampledPerson = fc.record({
  role: fc.constantFrom(...ROLES.map(({ title }) => title)),
  status: fc.constantFrom('Active', 'Active', 'Active', 'Pending Onboarding', 'On Leave', 'Inactive'),
  /** Months old in the week; some turn 14, 16 or 18 in it. */
  age: fc.option(fc.constantFrom(14 * 12, 15 * 12, 16 * 12, 17 * 12, 18 * 12, 30 * 12), { freq: 2 }),
  birthdayIn: fc.integer({ min: -2, max: 6 }),
  rate: fc.option(fc.integer({ min: 12, max: 30 })),
  startsIn: fc.option(fc.integer({ min: -30, max: 4 }), { freq: 2 }),
  endsIn: fc.option(fc.integer({ min: 2, max: 30 }), { freq: 2 }),
  certifiedUntil: fc.option(fc.integer({ min: -1, max: 20 })),
  offFrom: fc.option(fc.integer({ min: -1, max: 6 }), { freq: 2 }),
  unavailableOn: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 2 }),
});

type SampledPerson = typeof sampledPerson extends fc.Arbitrary<infer Sampled> ? Sampled : never;

function personOf(sampled: SampledPerson, place: number, week: string): Person {
  const from = (days: number | null) => (days === null ? null : addDays(week, days));
  return {
    id: `person-${place}`,
    name: `Person ${place}`,
    role: sampled.role,
    status: sampled.status,
    birthDate: sampled.age === null ? null : addMonths(addDays(week, sampled.birthdayIn), -sampled.age),
    startDate: from(sampled.startsIn),
    endDate: from(sampled.endsIn === null ? null : Math.max(sampled.endsIn, sampled.startsIn ?? sampled.endsIn)),
    hourlyRate: sampled.rate,
    certifications:
      sampled.certifiedUntil === null
        ? []
        : [{ typeId: 'cpr', name: 'CPR/AED', issuedOn: null, expiresOn: from(sampled.certifiedUntil) }],
  };
}

/**
 * Any small club with a week to fill: young people, certifications that end, days off, shifts across a clock change, others
 * that people have already, some published.
 */
export const clubToFill: fc.Arbitrary<FillInput> = fc
  .record({
    week: fc.constantFrom(...WEEKS.map(sundayOf)),
    people: fc.array(sampledPerson, { minLength: 0, maxLength: 8 }),
    shifts: fc.array(proposal, { minLength: 1, maxLength: 14 }),
    taken: fc.array(fc.nat({ max: 3 }), { minLength: 14, maxLength: 14 }),
    nowIn: fc.integer({ min: -3, max: 2 }),
    seed: fc.nat(),
    withWarnings: fc.boolean(),
    capHours: fc.constantFrom(20, 40),
    limits: fc.subarray<MinorAges>(['14-15', '16-17']).chain((ages) => fc.tuple(...ages.map(sampledLimits))),
  })
  .map(({ limits, week, people: sampled, shifts, taken, nowIn, seed, withWarnings, capHours }) => {
    const people = sampled.map((one, place) => personOf(one, place, week));
    const timeOff = sampled.flatMap(({ offFrom }, place): TimeOff[] =>
      offFrom === null ? [] : [daysOff(place, addDays(week, offFrom))],
    );
    const availability = sampled.flatMap(({ unavailableOn }, place): Availability[] =>
      unavailableOn === null ? [] : [mornings(place, unavailableOn)],
    );
    const today = addDays(week, nowIn);
    const rows = {
      people,
      roles: ROLES,
      rules: {
        workweekStart: 1,
        weeklyHoursCap: capHours,
        restHours: 10,
        shiftHoursCap: 12,
        noticeHours: 24,
        availabilityDueDays: 7,
        timeOffNoticeDays: 0,
        staffTakeOpenShifts: true,
        version: 1,
        schoolStartsAt: '08:00',
        schoolEndsAt: '15:00',
      },
      schoolDays: [],
      minorLimits: limits.map((draft) => ({ ...draft, id: draft.ages, version: 1 })),
      timeOff,
      availability,
      shifts: shifts.map((one, place) => shiftOf(one, place, { week, people, isTaken: taken[place] === 0 })),
    };
    const now = Date.parse(momentOf(`${today}T09:00`, TIME_ZONE));
    return { week, timeZone: TIME_ZONE, today, now, rows, seed, withWarnings };
  });

const daysOff = (place: number, day: string): TimeOff => ({
  id: `off-${place}`,
  staffId: `person-${place}`,
  startsOn: day,
  endsOn: addDays(day, 1),
  reason: null,
  status: 'approved',
  decisionNote: null,
});

const mornings = (place: number, weekday: number): Availability => ({
  id: `available-${place}`,
  staffId: `person-${place}`,
  weekday,
  day: null,
  appliesFrom: null,
  fromTime: '00:00',
  toTime: '12:00',
  kind: 'unavailable',
  note: null,
});

interface Among {
  week: string;
  people: readonly Person[];
  isTaken: boolean;
}

function shiftOf(proposed: Proposal, place: number, { week, people, isTaken }: Among): Shift {
  const plan = proposedPlan({ ...proposed, week }, null, { people, roles: ROLES, timeZone: TIME_ZONE });
  return {
    ...plan,
    id: `shift-${place}`,
    staffId: isTaken ? plan.staffId : null,
    status: place % 3 === 0 ? 'published' : place % 11 === 10 ? 'cancelled' : 'draft',
    wasPublished: place % 3 === 0,
    version: 1,
  };
}
