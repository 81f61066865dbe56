import fc from 'fast-check';
import { repeats } from '#soaking';
import type { Outcome } from '../../support/database';
import { databaseOfEachTest } from '../../support/databaseOfEachTest';
import { people, PINE_HOLLOW } from '../../support/people';
import { planShift, staffId } from '../planShift';

// Whatever is written, in whatever order: the schedule never ends in a state that the rules forbid. The state is judged
// here from the rows alone, by arithmetic that shares nothing with the database's own.

const YOUNG = 'Owen Pratt';
const ADULTS = ['Ben Adler', 'Lucy Tran'];
const OLDER_MINOR = 'Tyler Jennings';

/** Sunday, June 1: its week has school until Friday, the next one is summer. */
const FIRST_DAY = Date.UTC(2025, 5, 1);
const [SCHOOL_WEEK, SUMMER_WEEK] = [0, 1];

const database = databaseOfEachTest(async (opened) => {
  await opened.owner(`update public.staff_members set birth_date = '2009-12-01' where id = $1`, [staffId(YOUNG)]);
});

/** What the state sets for people of 16 and 17 in a week with school, in minutes. */
const STATE = { start: 6 * 60, end: 20 * 60, day: 4 * 60, week: 14 * 60, days: 5, pause: 30, work: 5 * 60 };

interface Worked {
  person: string;
  /** Minutes since the first day's midnight, on the club's clock. */
  start: number;
  end: number;
  /** Paid. */
  minutes: number;
}

type Sampled<A> = A extends fc.Arbitrary<infer T> ? T : never;

/** Mostly hours at which the rules allow something, so that shifts pile up to their limits. */
const wish = fc.record({
  weekday: fc.integer({ min: 0, max: 6 }),
  startHour: fc.oneof(fc.constantFrom(7, 9, 10, 15, 15, 16), fc.integer({ min: 5, max: 21 })),
  quarters: fc.oneof(fc.constantFrom(8, 10, 12, 32), fc.integer({ min: 2, max: 44 })),
  breakMinutes: fc.constantFrom(0, 0, 15, 30),
});
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('add' as const), wish }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), wish, which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('trade' as const), which: fc.nat(), other: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), which: fc.nat() }) },
);
const steps = fc.array(step, { minLength: 60, maxLength: 90, size: 'max' });

type Step = Sampled<typeof step>;
type Wish = Sampled<typeof wish>;

test.each([
  ['a week with school', SCHOOL_WEEK, 14 * 60],
  ['a week of summer', SUMMER_WEEK, 36 * 60],
])('a 15-year-old never works beyond the federal limits of %s', async (_case, week, nearTheLimit) => {
  // A reason comes with every write: it moves the soft rules out of the way, and must not move the hard ones.
  const ends = await ruleBreaksAfter(week, [YOUNG], 'Needed');
  expect(ends.broken).toEqual([]);
  expect(Math.max(...ends.mostMinutes)).toBeGreaterThan(nearTheLimit);
});

test('a 17-year-old never works beyond the limits that the club entered for its state', async () => {
  await database.owner(`update public.staff_members set birth_date = '2007-12-01' where id = $1`, [
    staffId(OLDER_MINOR),
  ]);
  await database.owner(
    `update public.club_minor_limits set earliest_start_school = '06:00', latest_end_school = '20:00',
       day_minutes_school = $2, week_minutes_school = $3, week_days = $4, break_minutes = $5, break_after_minutes = $6
     where club_id = $1`,
    [PINE_HOLLOW, STATE.day, STATE.week, STATE.days, STATE.pause, STATE.work],
  );
  const ends = await ruleBreaksAfter(SCHOOL_WEEK, [OLDER_MINOR], 'Needed');
  expect(ends.broken).toEqual([]);
  expect(Math.max(...ends.mostMinutes)).toBeGreaterThan(12 * 60);
});

test('two people never overlap or exceed forty hours without a reason', async () => {
  // Without rest between shifts there is room for more than forty hours.
  await database.owner(`update public.club_labor_rules set rest_hours = 0`);
  const ends = await ruleBreaksAfter(SUMMER_WEEK, ADULTS, null);
  expect(ends.broken).toEqual([]);
  expect(Math.max(...ends.mostMinutes)).toBeGreaterThan(36 * 60);
});

/** What is broken after each of many random histories, and how many minutes the busiest person worked in it. */
async function ruleBreaksAfter(week: number, persons: string[], reason: string | null) {
  const broken: string[] = [];
  const mostMinutes: number[] = [];
  for (const history of fc.sample(steps, { numRuns: repeats({ inGate: 2, often: 6 }), seed: 57045 })) {
    const ids: string[] = [];
    for (const [index, taken] of history.entries()) {
      const person = persons[index % persons.length] ?? '';
      const outcome = await take(taken, { week, person, reason, ids });
      if (outcome.kind === 'done' && taken.kind === 'add') ids.push(String(outcome.rows[0]?.id));
    }
    const shifts = await workedShifts();
    broken.push(...persons.flatMap((person) => brokenRules(person, shifts, week)));
    mostMinutes.push(...persons.map((person) => sum(shifts.filter((shift) => shift.person === person))));
    await database.owner(`delete from public.shifts where starts_at >= '2025-06-01'`);
  }
  return { broken, mostMinutes };
}

interface Situation {
  week: number;
  person: string;
  reason: string | null;
  ids: string[];
}

function take(taken: Step, { week, person, reason, ids }: Situation): Promise<Outcome> {
  const chosen = (number: number) => ids[number % Math.max(ids.length, 1)] ?? null;
  switch (taken.kind) {
    case 'add':
      return planShift(database, { person, ...times(taken.wish, week), ...(reason && { reason }) });
    case 'move':
      return change(
        `staff_id = $3, starts_at = $4::timestamp at time zone 'America/New_York',
         ends_at = $5::timestamp at time zone 'America/New_York', break_minutes = $6`,
        chosen(taken.which),
        reason,
        [staffId(person), ...Object.values(times(taken.wish, week))],
      );
    case 'trade':
      return database.as(
        people.pineManager,
        `update public.shifts as shift set staff_id = other.staff_id, override_reason = $3 from public.shifts as other
         where shift.id in ($1, $2) and other.id in ($1, $2) and shift.id <> other.id`,
        [chosen(taken.which), chosen(taken.other), reason],
      );
    case 'cancel':
      return change(`status = 'cancelled'`, chosen(taken.which), reason);
    case 'restore':
      return change(`status = 'draft'`, chosen(taken.which), reason);
  }
}

function change(set: string, id: string | null, reason: string | null, values: unknown[] = []): Promise<Outcome> {
  const sql = `update public.shifts set ${set}, override_reason = $2 where id = $1`;
  return database.as(people.pineManager, sql, [id, reason, ...values]);
}

function times({ weekday, startHour, quarters, breakMinutes }: Wish, week: number) {
  const start = FIRST_DAY + ((week * 7 + weekday) * 24 + startHour) * 3_600_000;
  const text = (moment: number) => new Date(moment).toISOString().slice(0, 16).replace('T', ' ');
  return { from: text(start), to: text(start + quarters * 900_000), breakMinutes };
}

async function workedShifts(): Promise<Worked[]> {
  const rows = await database.owner(
    `select person.name as person, break_minutes,
       extract(epoch from (starts_at at time zone 'America/New_York') - '2025-06-01')::int / 60 as start,
       extract(epoch from (ends_at at time zone 'America/New_York') - '2025-06-01')::int / 60 as "end"
     from public.shifts as shift join public.staff_members as person on person.id = shift.staff_id
     where shift.club_id = $1 and shift.status <> 'cancelled' and starts_at >= '2025-06-01' order by starts_at`,
    [PINE_HOLLOW],
  );
  return rows.map((row) => ({
    person: String(row.person),
    start: Number(row.start),
    end: Number(row.end),
    minutes: Number(row.end) - Number(row.start) - Number(row.break_minutes),
  }));
}

function brokenRules(person: string, shifts: Worked[], week: number): string[] {
  const own = shifts.filter((shift) => shift.person === person);
  const broken: string[] = [];
  for (const [index, shift] of own.entries()) {
    const next = own[index + 1];
    if (next && next.start < shift.end) broken.push(`${person} works twice at minute ${next.start}`);
    if (person === YOUNG) broken.push(...brokenByMinor(shift, own));
    if (person === OLDER_MINOR) broken.push(...brokenByState(shift, own));
  }
  const minutes = sum(own.filter(({ start }) => Math.floor(start / 1440 / 7) === week));
  const ofSchool = { [YOUNG]: 18 * 60, [OLDER_MINOR]: STATE.week }[person];
  const allowed = (week === SCHOOL_WEEK && ofSchool) || 40 * 60;
  if (minutes > allowed) broken.push(`${person} works ${minutes} minutes in the week`);
  return broken;
}

function brokenByMinor(shift: Worked, own: Worked[]): string[] {
  const day = Math.floor(shift.start / 1440);
  const isSchoolDay = day >= 1 && day <= 5;
  const [from, to] = [shift.start - day * 1440, shift.end - day * 1440];
  const minutes = sum(own.filter(({ start }) => Math.floor(start / 1440) === day));
  return [
    ...(from < 7 * 60 || to > 21 * 60 ? [`works at night on day ${day}`] : []),
    ...(isSchoolDay && from < 15 * 60 && to > 8 * 60 ? [`misses school on day ${day}`] : []),
    ...(minutes > (isSchoolDay ? 3 : 8) * 60 ? [`works ${minutes} minutes on day ${day}`] : []),
  ];
}

function brokenByState(shift: Worked, own: Worked[]): string[] {
  const day = Math.floor(shift.start / 1440);
  const isSchool = (one: number) => one % 7 >= 1 && one % 7 <= 5 && one < 7;
  const [from, to] = [shift.start - day * 1440, shift.end - day * 1440];
  const minutes = sum(own.filter(({ start }) => Math.floor(start / 1440) === day));
  const days = new Set(own.map(({ start }) => Math.floor(start / 1440)));
  const pauses = Math.floor((to - from - shift.minutes) / STATE.pause);
  // What is left over of the breaks makes one of them longer, and without one it is no break.
  const atOnce = pauses === 0 ? to - from : shift.minutes / (pauses + 1);
  return [
    ...(isSchool(day) && from < STATE.start ? [`begins too early on day ${day}`] : []),
    ...(isSchool(day + 1) && to > STATE.end ? [`ends too late on day ${day}`] : []),
    ...(isSchool(day) && minutes > STATE.day ? [`works ${minutes} minutes on day ${day}`] : []),
    ...(atOnce > STATE.work ? [`works ${atOnce} minutes at once on day ${day}`] : []),
    ...(days.size > STATE.days ? [`works on ${days.size} days`] : []),
  ];
}

function sum(shifts: Worked[]): number {
  return shifts.reduce((minutes, shift) => minutes + shift.minutes, 0);
}
