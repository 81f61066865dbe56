import { shift_problems } from '@platform/database/problems';
import { addDays, addMonths, newId } from '@platform/module-kit/screens';
import fc from 'fast-check';
import { ask } from '../../source/club/requests';
import type { SchedulingSource } from '../../source/schedulingSource';
import type { MinorLimitsDraft } from '../../source/rows/minorLimits';
import type { RulesDraft } from '../../source/rows/rules';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { clubFacts } from './clubFacts';
import { sampledLimits } from './minorLimits.testkit';
import { proposal, proposedPlan, WEEKS } from '../publishing/proposals.testkit';
import { shiftProblems } from './shiftProblems';
import { sundayOf } from '../../../shared/calendar/week';

/** Minors with their ages on their first day; those who joined in an earlier year are older now. */
const YOUNG = new Map([
  ['Isabel Cortez', 14],
  ['Owen Pratt', 14],
  ['Lucy Tran', 14],
  ['Ben Adler', 14],
  ['Tyler Jennings', 16],
  ['Naomi Brooks', 17],
]);
/** How many clubs are tried: each plans by other rules, in a state with other limits. */
const CLUBS = 5;

/** Rules that a club may plan by. */
const planningRules = fc.record({
  weeklyHoursCap: fc.integer({ min: 16, max: 48 }),
  restHours: fc.integer({ min: 0, max: 16 }),
  shiftHoursCap: fc.integer({ min: 5, max: 24 }),
  noticeHours: fc.integer({ min: 0, max: 336 }),
});

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
 * (public.shift_problems), for any person, time, existing shifts, and rules that the club plans by.
 * @param club read and written as a manager
 */
export function testSameRules(club: () => SchedulingSource): void {
  if (process.env.RECORD_DEMO === '1') return;

  const setBirthDates = async (ages: 'young' | 'unknown') => {
    for (const { id, name, startDate } of await club().listStaff()) {
      const age = YOUNG.get(name);
      if (age === undefined) continue;
      const born = ages === 'young' && startDate !== null ? addMonths(startDate, -age * 12) : null;
      const row = { birth_date: born, override_reason: 'A test of the rules' };
      await ask((db) => db.from('staff_members').update(row).eq('id', id).select('id').single());
    }
  };

  /** Enters availability of many people, as their manager. @returns a function that removes it */
  const enterWishes = async (source: SchedulingSource): Promise<() => Promise<void>> => {
    const known = new Set((await source.listAvailability()).map(({ id }) => id));
    const people = await source.listStaff();
    for (const sampled of fc.sample(wish, { numRuns: 60, seed: 20_250_501 })) {
      const { person, week, weekday, isDated, from, hours, kind } = sampled;
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

  /** Replaces the limits that the club entered for its state. */
  const enterLimits = async (source: SchedulingSource, drafts: readonly MinorLimitsDraft[]) => {
    for (const { id } of await source.listMinorLimits()) await source.removeMinorLimits(id);
    for (const draft of drafts) await source.addMinorLimits({ ...draft, id: newId() });
    return source.listMinorLimits();
  };

  /** Changes the rules that the club plans by. */
  const setRules = async (source: SchedulingSource, some: Partial<RulesDraft>) => {
    const { version, ...rules } = await source.readRules();
    await source.saveRules({ ...rules, ...some }, version);
    return source.readRules();
  };

  test('the rules in the browser give the same problems for any shift as the database', async () => {
    const source = club();
    const [before, rulesBefore] = await Promise.all([source.listMinorLimits(), source.readRules()]);
    await setBirthDates('young');
    const takeBack = await enterWishes(source);
    try {
      const [people, roles, schoolDays, timeOff, availability] = await Promise.all([
        source.listStaff(),
        source.listRoles(),
        source.listSchoolDays(),
        source.listTimeOff(),
        source.listAvailability(),
      ]);
      const around = WEEKS.flatMap((week) => [-7, 0, 7].map((days) => addDays(sundayOf(week), days)));
      const weeks = [...new Set(around)];
      const shifts = (await Promise.all(weeks.map((week) => source.listShifts(week)))).flat();
      const planned = shifts.filter(({ status }) => status !== 'cancelled');
      const found = new Set<string>();
      const clubs = fc.sample(fc.tuple(sampledLimits('14-15'), sampledLimits('16-17'), planningRules), {
        numRuns: CLUBS,
        seed: 20_250_501,
      });
      for (const [place, [younger, older, plannedBy]] of clubs.entries()) {
        const minorLimits = await enterLimits(source, [younger, older]);
        const rules = await setRules(source, plannedBy);
        const rows = { people, roles, rules, schoolDays, minorLimits, timeOff, availability, shifts };
        const facts = clubFacts(source, rows);
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
          { numRuns: 100 / CLUBS, seed: 20_250_501 + place },
        );
      }
      // A test that covers few of the rules would say little about them.
      expect([...found]).toEqual(expect.arrayContaining(OFTEN_BROKEN));
      expect(availability.some(({ appliesFrom }) => appliesFrom !== null)).toBe(true);
    } finally {
      await enterLimits(source, before);
      await setRules(source, rulesBefore);
      await takeBack();
      await setBirthDates('unknown');
    }
  }, 120_000);
}

/** Rules that a test of so many shifts meets; the others depend on what the sample club has planned. */
const OFTEN_BROKEN = Object.keys(shift_problems).filter((rule) => !['minimum_age', 'notice'].includes(rule));

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
