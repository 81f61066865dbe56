import type { Shift, ShiftPlan } from '../source/schedulingSource';
import { certificationProblem, employmentProblem, overlapProblem, timeOffProblem } from './hardRules';
import {
  minimumAgeProblem,
  minorDayProblem,
  minorSchoolHoursProblem,
  minorTimeOfDayProblem,
  minorWeekProblem,
} from './minorRules';
import { planOf, type ClubFacts, type PersonPlan } from './shiftPlan';
import { availabilityProblem, noticeProblem, restProblem, weeklyHoursProblem } from './softRules';

/** What is wrong with a planned shift. A soft problem is set aside with a reason. */
export interface ShiftProblem {
  kind: 'hard' | 'soft';
  rule: string;
  message: string;
  /** What to do next. */
  hint: string;
}

type Rule = (plan: PersonPlan, facts: ClubFacts) => string | null;

/** In the order of the database (shift_checks.sql), which says the same. */
const personRules: readonly [ShiftProblem['kind'], string, Rule, string][] = [
  ['hard', 'overlap', overlapProblem, 'Choose another time or person, or cancel the other shift first.'],
  ['hard', 'time_off', timeOffProblem, 'Choose someone else for this shift.'],
  ['hard', 'certification', certificationProblem, 'Enter the renewed certification, or choose someone who holds it.'],
  ['hard', 'employment', employmentProblem, "Choose someone else, or correct the person's dates and status."],
  ['hard', 'minimum_age', minimumAgeProblem, 'Choose someone older.'],
  ['hard', 'minor_time_of_day', minorTimeOfDayProblem, 'Choose an hour within those, or someone who is 16 or older.'],
  [
    'hard',
    'minor_school_hours',
    minorSchoolHoursProblem,
    'Choose a time outside of school. Holidays and breaks are entered in the school calendar.',
  ],
  ['hard', 'minor_day_hours', minorDayProblem, 'Make the shift shorter, or choose someone who is 16 or older.'],
  ['hard', 'minor_week_hours', minorWeekProblem, 'Make the shift shorter, or choose someone who is 16 or older.'],
  ['soft', 'availability', availabilityProblem, 'Choose someone else, or give a reason to plan it all the same.'],
  [
    'soft',
    'weekly_hours',
    weeklyHoursProblem,
    'Choose someone with fewer hours, or give a reason to plan it all the same.',
  ],
  ['soft', 'rest', restProblem, 'Choose a later start, or give a reason to plan it all the same.'],
];

/** How many soft rules warn of a shift of a person; null where a hard rule refuses it, or where more than `most` warn. */
export function countWarnings(plan: PersonPlan, facts: ClubFacts, most: number): number | null {
  let count = 0;
  for (const [kind, , check] of personRules) {
    if (check(plan, facts) === null) continue;
    count += 1;
    if (kind === 'hard' || count > most) return null;
  }
  return count;
}

/** The first hard rule that refuses a shift of a person, in its words; null where none does. */
export function firstRefusal(plan: PersonPlan, facts: ClubFacts): string | null {
  for (const [kind, , check] of personRules) {
    const message = kind === 'hard' ? check(plan, facts) : null;
    if (message !== null) return message;
  }
  return null;
}

/** What the rules say to a shift of a person. */
export const personProblems = (plan: PersonPlan, facts: ClubFacts): ShiftProblem[] =>
  personRules.flatMap(([kind, rule, check, hint]) => {
    const message = check(plan, facts);
    return message === null ? [] : [{ kind, rule, message, hint }];
  });

/**
 * Everything that is wrong with a shift if it were planned like this.
 * @param stored the shift as it stands, when a change of it is planned
 */
export function shiftProblems(
  plan: ShiftPlan & { id: string | null },
  stored: Shift | null,
  facts: ClubFacts,
): ShiftProblem[] {
  const person = planOf(plan, facts);
  const problems = person ? personProblems(person, facts) : [];
  const notice = noticeProblem(plan, stored, facts);
  if (notice === null) return problems;
  const hint = 'Talk to the person first, then give the reason for the change.';
  return [...problems, { kind: 'soft', rule: 'notice', message: notice, hint }];
}

/** The problems that keep a write from being made, as the database asks them (app.check_shift). */
export function problemsOfWrite(
  plan: ShiftPlan & { id: string | null },
  stored: Shift | null,
  facts: ClubFacts,
): ShiftProblem[] {
  const isNew = stored === null || stored.status === 'cancelled';
  const isReplanned =
    isNew ||
    plan.staffId !== stored.staffId ||
    plan.startsAt !== stored.startsAt ||
    plan.endsAt !== stored.endsAt ||
    plan.breakMinutes !== stored.breakMinutes;
  const isChecked = isReplanned || plan.role !== stored.role || plan.status !== stored.status;
  if (!isChecked) return [];
  return shiftProblems(plan, stored, facts).filter(
    // Publishing a shift that was planned with a reason does not need the reason again.
    ({ kind, rule }) => kind === 'hard' || rule === 'notice' || isReplanned,
  );
}
