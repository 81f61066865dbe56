import { worded } from '@platform/database';
import {
  state_break_problem,
  state_day_problem,
  state_days_problem,
  state_end_problem,
  state_start_problem,
  state_week_problem,
} from '@platform/database/problems';
import { addDays, counted } from '@platform/module-kit/screens';
import { minutesBetween } from '../../../shared/calendar/clock';
import { sundayOf } from '../../../shared/calendar/week';
import type { MinorLimits } from '../../source/rows/minorLimits';
import { ageWords, isSchoolDay, isSchoolWeek, isYoungerThan } from './minorRules';
import { minutesWithPlan, othersOf, type ClubFacts, type PersonPlan } from './shiftPlan';
import { dayWords } from '../../../shared/calendar/dayWords';
import { hoursWords, timeWords } from '../words';

/**
 * The limits for minors that a club entered for its state, by the age on the day of a shift. Federal limits (minorRules)
 * also apply, so the stricter ones decide.
 */

/** The limits for a person's age; undefined for adults, unknown ages and ages without limits. */
function limitsOf(plan: PersonPlan, { minorLimits }: ClubFacts): MinorLimits | undefined {
  if (minorLimits.length === 0 || plan.person.birthDate === null) return undefined;
  if (isYoungerThan(plan, 14) || !isYoungerThan(plan, 18)) return undefined;
  const ages = isYoungerThan(plan, 16) ? '14-15' : '16-17';
  return minorLimits.find((limits) => limits.ages === ages);
}

export function stateStartProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const limits = limitsOf(plan, facts);
  if (!limits) return null;
  const { firstDay } = plan;
  const earliest = isSchoolDay(firstDay, facts) ? limits.earliestStartSchool : limits.earliestStartOther;
  if (earliest === null || plan.localStart >= `${firstDay}T${earliest}`) return null;
  return worded(
    state_start_problem.message,
    ageWords(plan),
    timeWords(earliest),
    dayWords(firstDay, facts.today),
    limits.state,
  );
}

/** A latest end until 4:00 AM is in the night after the day. The sentence then names the next day. */
export function stateEndProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const limits = limitsOf(plan, facts);
  if (!limits) return null;
  const { firstDay } = plan;
  const next = addDays(firstDay, 1);
  const isBeforeSchool = isSchoolDay(next, facts);
  const latest = isBeforeSchool ? limits.latestEndSchool : limits.latestEndOther;
  const lastDay = latest !== null && latest <= '04:00' ? next : firstDay;
  if (latest === null || plan.localEnd <= `${lastDay}T${latest}`) return null;
  return worded(
    state_end_problem.message,
    ageWords(plan),
    timeWords(latest),
    dayWords(lastDay, facts.today),
    lastDay === firstDay ? 'before' : 'which is',
    isBeforeSchool ? 'a school day' : 'a day without school',
    limits.state,
  );
}

export function stateDayProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const limits = limitsOf(plan, facts);
  if (!limits) return null;
  const { firstDay } = plan;
  const isSchool = isSchoolDay(firstDay, facts);
  const allowed = isSchool ? limits.dayMinutesSchool : limits.dayMinutesOther;
  const minutes = minutesWithPlan(plan, facts, firstDay, firstDay);
  if (allowed === null || minutes <= allowed) return null;
  return worded(
    state_day_problem.message,
    ageWords(plan),
    hoursWords(allowed),
    dayWords(firstDay, facts.today),
    isSchool ? 'a school day' : 'no school day',
    limits.state,
    hoursWords(minutes),
  );
}

export function stateWeekProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const limits = limitsOf(plan, facts);
  if (!limits) return null;
  const sunday = sundayOf(plan.firstDay);
  const hasSchool = isSchoolWeek(sunday, facts);
  const allowed = hasSchool ? limits.weekMinutesSchool : limits.weekMinutesOther;
  const minutes = minutesWithPlan(plan, facts, sunday, addDays(sunday, 6));
  if (allowed === null || minutes <= allowed) return null;
  return worded(
    state_week_problem.message,
    ageWords(plan),
    hoursWords(allowed),
    dayWords(sunday, facts.today),
    hasSchool ? 'which has' : 'which has no',
    limits.state,
    hoursWords(minutes),
  );
}

/** A shift counts on the day it starts. */
export function stateDaysProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const limits = limitsOf(plan, facts);
  if (!limits || limits.weekDays === null) return null;
  const sunday = sundayOf(plan.firstDay);
  const last = addDays(sunday, 6);
  const days = new Set([plan.firstDay]);
  for (const { day } of othersOf(plan, facts)) if (day >= sunday && day <= last) days.add(day);
  if (days.size <= limits.weekDays) return null;
  return worded(
    state_days_problem.message,
    ageWords(plan),
    counted(limits.weekDays, 'day'),
    dayWords(sunday, facts.today),
    limits.state,
    String(days.size),
  );
}

/**
 * A shift has minutes of break, but not their times. It passes if some way to place its breaks keeps each stretch of work
 * within the limit: with as many breaks as that takes, or with one fewer that are longer. A break shorter than the state's
 * does not count.
 */
export function stateBreakProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const limits = limitsOf(plan, facts);
  if (!limits || limits.breakMinutes === null || limits.breakAfterMinutes === null) return null;
  const { breakMinutes, breakAfterMinutes } = limits;
  const whole = minutesBetween(plan.startsAt, plan.endsAt);
  const count = Math.ceil((whole - breakAfterMinutes) / (breakAfterMinutes + breakMinutes));
  const longer = whole - count * breakAfterMinutes;
  const needed = count > 0 ? Math.max(breakMinutes, Math.min(count * breakMinutes, longer)) : 0;
  if (whole - plan.minutes >= needed) return null;
  return worded(
    state_break_problem.message,
    ageWords(plan),
    String(breakMinutes),
    hoursWords(breakAfterMinutes),
    limits.state,
    String(needed),
  );
}
