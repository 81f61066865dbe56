import { addDays } from '@platform/module-kit/screens';
import fc from 'fast-check';
import { minutesAfter, momentOf } from '../../../shared/calendar/clock';
import type { Person, Role } from '../../source/rows/person';
import type { Shift, ShiftPlan } from '../../source/rows/shift';

/**
 * The Sundays of the planned weeks: a clock change, the sample week, the end of school, Labor Day, the other clock
 * change.
 */
export const WEEKS = ['2025-03-09', '2025-04-27', '2025-05-11', '2025-06-01', '2025-08-31', '2025-11-02'];

/** A shift as a person might plan it, from numbers that choose its day, hours, person and role. */
export const proposal = fc.record({
  week: fc.constantFrom(...WEEKS),
  day: fc.integer({ min: 0, max: 6 }),
  quarter: fc.integer({ min: 0, max: 95 }),
  quarters: fc.oneof(fc.constantFrom(8, 12, 24, 32), fc.integer({ min: 1, max: 96 })),
  breakMinutes: fc.constantFrom(0, 0, 14),
  person: fc.nat(),
  role: fc.nat(),
  /** The shift to change; none for other numbers. */
  stored: fc.option(fc.nat()),
});

export type Proposal = typeof proposal extends fc.Arbitrary<infer Sampled> ? Sampled : never;

interface Known {
  people: readonly Person[];
  roles: readonly Role[];
  timeZone: string;
}

/** A proposal's shift in a club. @param stored the shift that it changes */
export function proposedPlan(proposed: Proposal, stored: Shift | null, { people, roles, timeZone }: Known): ShiftPlan {
  const { week, day, quarter, quarters, breakMinutes } = proposed;
  const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const startsAt = momentOf(`${addDays(week, day)}T${time}`, timeZone);
  const person = people[proposed.person % people.length];
  const role = roles[proposed.role % roles.length];
  return {
    staffId: person?.id ?? null,
    // Usually their own role.
    role: (proposed.role % 3 === 0 ? undefined : person?.role) ?? role?.title ?? '',
    location: null,
    startsAt,
    endsAt: minutesAfter(startsAt, quarters * 15),
    breakMinutes,
    status: stored?.status ?? 'draft',
    needsCover: false,
    notes: null,
    seriesId: null,
  };
}
