import { addDays, addMonths } from '@platform/module-kit/screens';
import fc from 'fast-check';
import { ask } from '../source/club/requests';
import type { Person, Role, SchedulingSource, Shift, ShiftPlan } from '../source/schedulingSource';
import { clubFacts } from './clubFacts';
import { minutesAfter, momentOf } from '../../shared/clock';
import { shiftProblems } from './shiftProblems';
import { sundayOf } from '../../shared/week';

/** The Sundays around which shifts are planned: a clock change, the sample week, the end of school, Labor Day, the other change. */
const WEEKS = ['2025-03-09', '2025-04-27', '2025-05-11', '2025-06-01', '2025-08-31', '2025-11-02'];

/** People who begin to work at 14: those who joined this year are 14, the others 15 and more. */
const YOUNG = ['Isabel Cortez', 'Owen Pratt', 'Lucy Tran', 'Ben Adler'];

const proposal = fc.record({
  week: fc.constantFrom(...WEEKS),
  day: fc.integer({ min: 0, max: 6 }),
  quarter: fc.integer({ min: 0, max: 95 }),
  quarters: fc.oneof(fc.constantFrom(8, 12, 24, 32), fc.integer({ min: 1, max: 96 })),
  breakMinutes: fc.constantFrom(0, 0, 14),
  person: fc.nat(),
  role: fc.nat(),
  /** The shift that is changed; none for every other one. */
  stored: fc.option(fc.nat()),
});

/** What people say about when they can work: hours of a weekday or of one day, some of them through the night or against each other. */
const wish = fc.record({
  person: fc.nat(),
  week: fc.constantFrom(...WEEKS),
  weekday: fc.integer({ min: 0, max: 6 }),
  isDated: fc.boolean(),
  from: fc.integer({ min: 0, max: 22 }),
  hours: fc.integer({ min: 1, max: 24 }),
  kind: fc.constantFrom('available' as const, 'unavailable' as const),
});

type Proposal = typeof proposal extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/**
 * Declares the test that the rules in the browser say of any shift what the database says (public.shift_problems): whatever
 * the person, the time, and the shifts that are there.
 * @param club read and written as a manager
 */
export function testSameRules(club: () => SchedulingSource): void {
  if (process.env.RECORD_DEMO === '1') return;

  const setBirthDates = async (ages: 'young' | 'unknown') => {
    for (const { id, name, startDate } of await club().listStaff()) {
      if (!YOUNG.includes(name)) continue;
      const born = ages === 'young' && startDate !== null ? addMonths(startDate, -14 * 12) : null;
      const row = { birth_date: born, override_reason: 'A test of the rules' };
      await ask((db) => db.from('staff_members').update(row).eq('id', id).select('id').single());
    }
  };

  /** Enters wishes of many people, as their manager. @returns takes them back */
  const enterWishes = async (source: SchedulingSource): Promise<() => Promise<void>> => {
    const known = new Set((await source.listAvailability()).map(({ id }) => id));
    const people = await source.listStaff();
    for (const drawn of fc.sample(wish, { numRuns: 60, seed: 20_250_501 })) {
      const { person, week, weekday, isDated, from, hours, kind } = drawn;
      await source.addAvailability({
        staffId: people[person % people.length]?.id ?? '',
        weekday: isDated ? null : weekday,
        day: isDated ? addDays(week, weekday) : null,
        fromTime: clockOf(from),
        toTime: clockOf(Math.min(24, from + hours)),
        kind,
        note: null,
      });
    }
    return async () => {
      for (const { id } of await source.listAvailability()) if (!known.has(id)) await source.removeAvailability(id);
    };
  };

  test('the rules in the browser say of any shift what the database says', async () => {
    const source = club();
    await setBirthDates('young');
    const takeBack = await enterWishes(source);
    try {
      const [people, roles, rules, schoolDays, timeOff, availability] = await Promise.all([
        source.listStaff(),
        source.listRoles(),
        source.readRules(),
        source.listSchoolDays(),
        source.listTimeOff(),
        source.listAvailability(),
      ]);
      const around = WEEKS.flatMap((week) => [-7, 0, 7].map((days) => addDays(sundayOf(week), days)));
      const weeks = [...new Set(around)];
      const shifts = (await Promise.all(weeks.map((week) => source.listShifts(week)))).flat();
      const facts = clubFacts(source, { people, roles, rules, schoolDays, timeOff, availability, shifts });
      const planned = shifts.filter(({ status }) => status !== 'cancelled');
      const found = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(proposal, { minLength: 4, maxLength: 8 }), async (proposals) => {
          for (const proposed of proposals) {
            const stored = proposed.stored === null ? null : (planned[proposed.stored % planned.length] ?? null);
            const plan = planOf(proposed, stored, { people, roles, timeZone: source.timeZone });
            const here = shiftProblems({ ...plan, id: stored?.id ?? null }, stored, facts);
            const there = await askDatabase(plan, stored);
            expect(here).toEqual(there);
            for (const { rule } of there) found.add(rule);
          }
        }),
        // The same shifts each time, so that a rule that is met once is always met.
        { numRuns: 60, seed: 20_250_501 },
      );
      // A test that meets few of the rules would say little about them.
      expect(found.size).toBeGreaterThan(8);
      expect(availability.some(({ appliesFrom }) => appliesFrom !== null)).toBe(true);
      expect(found).toContain('availability');
    } finally {
      await takeBack();
      await setBirthDates('unknown');
    }
  }, 120_000);
}

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

async function askDatabase(plan: ShiftPlan, stored: Shift | null) {
  const asked = {
    ...(stored && { shift_id: stored.id }),
    ...(plan.staffId !== null && { staff_id: plan.staffId }),
    role: plan.role,
    starts_at: plan.startsAt,
    ends_at: plan.endsAt,
    break_minutes: plan.breakMinutes,
  };
  return ask((db) => db.rpc('shift_problems', asked));
}

interface Known {
  people: readonly Person[];
  roles: readonly Role[];
  timeZone: string;
}

function planOf(proposed: Proposal, stored: Shift | null, { people, roles, timeZone }: Known): ShiftPlan {
  const { week, day, quarter, quarters, breakMinutes } = proposed;
  const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const startsAt = momentOf(`${addDays(week, day)}T${time}`, timeZone);
  const person = people[proposed.person % people.length];
  const role = roles[proposed.role % roles.length];
  return {
    staffId: person?.id ?? null,
    // Mostly their own role.
    role: (proposed.role % 3 === 0 ? role?.title : person?.role) ?? '',
    location: null,
    startsAt,
    endsAt: minutesAfter(startsAt, quarters * 15),
    breakMinutes,
    status: stored?.status ?? 'draft',
    needsCover: false,
    notes: null,
  };
}
