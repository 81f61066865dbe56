import { shift_problems } from '@platform/database/problems';
import { shifts as refusals } from '@platform/database/refusals/shifts';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { certificationProblem, employmentProblem, overlapProblem, timeOffProblem } from './hardRules';
import {
  minimumAgeProblem,
  minorDayProblem,
  minorSchoolHoursProblem,
  minorTimeOfDayProblem,
  minorWeekProblem,
} from './minorRules';
import { minutesBetween } from '../../../shared/calendar/clock';
import { LONGEST_SHIFT, planOf, type ClubFacts, type PersonPlan } from './shiftPlan';
import { availabilityProblem, lengthProblem, noticeProblem, restProblem, weeklyHoursProblem } from './softRules';
import {
  stateBreakProblem,
  stateDayProblem,
  stateDaysProblem,
  stateEndProblem,
  stateStartProblem,
  stateWeekProblem,
} from './stateRules';

/** A problem of a planned shift. A reason overrides a soft one. */
export interface ShiftProblem {
  kind: 'hard' | 'soft';
  rule: string;
  message: string;
  /** What to do next. */
  hint: string;
}

type Rule = (plan: PersonPlan, facts: ClubFacts) => string | null;

/** Functions that check the rules. The rules, and their order, are the database's. */
const checks: Record<Exclude<keyof typeof shift_problems, 'notice'>, Rule> = {
  overlap: overlapProblem,
  time_off: timeOffProblem,
  certification: certificationProblem,
  employment: employmentProblem,
  minimum_age: minimumAgeProblem,
  minor_time_of_day: minorTimeOfDayProblem,
  minor_school_hours: minorSchoolHoursProblem,
  minor_day_hours: minorDayProblem,
  minor_week_hours: minorWeekProblem,
  state_start: stateStartProblem,
  state_end: stateEndProblem,
  state_day_hours: stateDayProblem,
  state_week_hours: stateWeekProblem,
  state_week_days: stateDaysProblem,
  state_break: stateBreakProblem,
  availability: availabilityProblem,
  weekly_hours: weeklyHoursProblem,
  rest: restProblem,
  shift_length: lengthProblem,
};

const { notice: noticeRule, ...rulesOfPerson } = shift_problems;
const personRules = (Object.keys(rulesOfPerson) as (keyof typeof rulesOfPerson)[]).map(
  (rule) => [shift_problems[rule].kind, rule, checks[rule], shift_problems[rule].hint] as const,
);

/** The rules that judge a shift beside the person's other shifts. Each other rule judges the shift alone. */
const BESIDE_OTHERS: ReadonlySet<string> = new Set<keyof typeof checks>([
  'overlap',
  'minor_day_hours',
  'minor_week_hours',
  'state_day_hours',
  'state_week_hours',
  'state_week_days',
  'weekly_hours',
  'rest',
]);
const rulesBesideOthers = personRules.filter(([, rule]) => BESIDE_OTHERS.has(rule));
const rulesAlone = personRules.filter(([, rule]) => !BESIDE_OTHERS.has(rule));

/**
 * The number of soft-rule warnings for a person's shift whatever else they work; null if a hard rule refuses it. It stays
 * the same while other shifts change.
 */
export const countWarningsAlone = (plan: PersonPlan, facts: ClubFacts): number | null =>
  countWarnings(rulesAlone, plan, facts, Infinity);

/**
 * The number of soft-rule warnings for a person's shift because of their other shifts; null if a hard rule refuses it, or
 * if there are more than `most`.
 */
export const countWarningsBesideOthers = (plan: PersonPlan, facts: ClubFacts, most: number): number | null =>
  countWarnings(rulesBesideOthers, plan, facts, most);

function countWarnings(rules: typeof personRules, plan: PersonPlan, facts: ClubFacts, most: number): number | null {
  let count = 0;
  for (const [kind, , check] of rules) {
    if (check(plan, facts) === null) continue;
    count += 1;
    if (kind === 'hard' || count > most) return null;
  }
  return count;
}

/** The sentence of the first hard rule that refuses a person's shift; null if none does. */
export function firstRefusal(plan: PersonPlan, facts: ClubFacts): string | null {
  for (const [kind, , check] of personRules) {
    const message = kind === 'hard' ? check(plan, facts) : null;
    if (message !== null) return message;
  }
  return null;
}

/** Why no one can have a shift this long, not even as an open one (shifts_length); null if it is not too long. */
const tooLong = ({ startsAt, endsAt }: Pick<ShiftPlan, 'startsAt' | 'endsAt'>): string | null =>
  minutesBetween(startsAt, endsAt) > LONGEST_SHIFT ? refusals.rules.shifts_length : null;

/** The sentence of the first hard rule that refuses a shift, open or with a person; null if none does. */
export function refusalOf(plan: ShiftPlan & { id: string | null }, facts: ClubFacts): string | null {
  const person = planOf(plan, facts);
  return tooLong(plan) ?? (person && firstRefusal(person, facts));
}

/** What the rules say about a person's shift. */
export const personProblems = (plan: PersonPlan, facts: ClubFacts): ShiftProblem[] =>
  personRules.flatMap(([kind, rule, check, hint]) => {
    const message = check(plan, facts);
    return message === null ? [] : [{ kind, rule, message, hint }];
  });

/**
 * All problems of a shift if it were planned like this. One that is too long has no other: the table refuses it before
 * the rules are checked.
 * @param stored the current shift, for a change
 */
export function shiftProblems(
  plan: ShiftPlan & { id: string | null },
  stored: Shift | null,
  facts: ClubFacts,
): ShiftProblem[] {
  const length = tooLong(plan);
  if (length !== null) return [{ kind: 'hard', rule: 'longest_shift', message: length, hint: 'Make it shorter.' }];
  const person = planOf(plan, facts);
  const problems = person ? personProblems(person, facts) : [];
  const notice = noticeProblem(plan, stored, facts);
  if (notice === null) return problems;
  return [...problems, { ...noticeRule, rule: 'notice', message: notice }];
}

/** The problems that prevent a write, as the database checks them (app.check_shift). */
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
  // A draft again, and otherwise as it was: a rule that it has come to break since is no reason to keep it published.
  const isUnpublished =
    !isReplanned && stored.status === 'published' && plan.status === 'draft' && plan.role === stored.role;
  const isChecked = isReplanned || plan.role !== stored.role || plan.status !== stored.status;
  if (!isChecked) return [];
  return shiftProblems(plan, stored, facts).filter(
    // Publishing a shift that was planned with a reason does not need the reason again.
    ({ kind, rule }) => (kind === 'hard' && !isUnpublished) || rule === 'notice' || isReplanned,
  );
}
