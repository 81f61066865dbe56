import { addDays, addMonths } from '@platform/module-kit/screens';
import fc from 'fast-check';
import { ask } from '../source/club/requests';
import type { SchedulingSource, Shift, ShiftPlan } from '../source/schedulingSource';
import { clubFacts } from './clubFacts';
import { proposal, proposedPlan, WEEKS } from './proposals.testkit';
import { shiftProblems } from './shiftProblems';
import { sundayOf } from '../../shared/week';

/** People who start work at 14: those who joined this year are 14, the others 15 and older. */
const YOUNG = ['Isabel Cortez', 'Owen Pratt', 'Lucy Tran', 'Ben Adler'];

/** Availability entries: hours of a weekday or of one day, some through the night or contradictory. */
const wish = fc.record({
  person: fc.nat(),
  week: fc.constantFrom(...WEEKS),
  weekday: fc.integer({ min: 0, max: 6 }),
  isDated: fc.boolean(),
  from: fc.integer({ min: 0, max: 22 }),
  hours: fc.integer({ min: 1, max: 24 }),
  kind: fc.constantFrom('available' as const, 'unavailable' as const),
});

/**
 * Declares the test that the browser's rules give the same problems for any shift as the database
 * (public.shift_problems), for any person, time, and existing shifts.
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

  /** Enters availability of many people, as their manager. @returns a function that removes it */
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

  test('the rules in the browser give the same problems for any shift as the database', async () => {
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
            const plan = proposedPlan(proposed, stored, { people, roles, timeZone: source.timeZone });
            const here = shiftProblems({ ...plan, id: stored?.id ?? null }, stored, facts);
            const there = await askDatabase(plan, stored);
            expect(here).toEqual(there);
            for (const { rule } of there) found.add(rule);
          }
        }),
        // The same shifts each time, so that a rule that is covered once is always covered.
        { numRuns: 60, seed: 20_250_501 },
      );
      // A test that covers few of the rules would say little about them.
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
