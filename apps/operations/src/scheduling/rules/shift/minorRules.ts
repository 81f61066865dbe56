import { worded } from '@platform/database';
import {
  minimum_age_problem,
  minor_day_problem,
  minor_school_hours_problem,
  minor_time_of_day_problem,
  minor_week_problem,
} from '@platform/database/problems';
import { addDays, addMonths } from '@platform/module-kit/screens';
import { dayWords } from '../../../shared/calendar/dayWords';
import { hoursWords, timeWords } from '../words';
import { minutesWithPlan, type ClubFacts, type PersonPlan } from './shiftPlan';
import { remembered } from '../../../shared/calendar/remembered';
import { nthWeekday, sundayOf, weekdayOf } from '../../../shared/calendar/week';

/**
 * The federal rules for people who are 14 or 15 years old on the day of a shift: 29 CFR 570.35(a), by the local school
 * calendar, in weeks from Sunday to Saturday. A person without a known birth date counts as an adult.
 */

const birthdayOf = remembered((birthDate: string, years: number) => addMonths(birthDate, 12 * years));

export const isYoungerThan = ({ person, firstDay }: PersonPlan, years: number): boolean =>
  person.birthDate !== null && firstDay < birthdayOf(person.birthDate, years);

const isYoung = (plan: PersonPlan) =>
  plan.person.birthDate !== null && !isYoungerThan(plan, 14) && isYoungerThan(plan, 16);

/** `Lucy Tran is 15` */
export function ageWords({ person, firstDay }: PersonPlan): string {
  const birth = person.birthDate ?? firstDay;
  const years = Number(firstDay.slice(0, 4)) - Number(birth.slice(0, 4)) - (firstDay.slice(5) < birth.slice(5) ? 1 : 0);
  return `${person.name} is ${years}`;
}

/** No one younger than 14: 29 CFR 570.31. */
export const minimumAgeProblem = (plan: PersonPlan): string | null =>
  isYoungerThan(plan, 14) ? ageWords(plan) + minimum_age_problem.message : null;

/** From June 1 through Labor Day, the first Monday of September: 29 CFR 570.35(a)(6). */
function isLaborSummer(day: string): boolean {
  const year = day.slice(0, 4);
  return day >= `${year}-06-01` && day <= nthWeekday(`${year}-09`, 1, 1);
}

/** If the calendar says nothing, weekdays outside of the summer are school days. */
export function isSchoolDay(day: string, { schoolDays }: Pick<ClubFacts, 'schoolDays'>): boolean {
  const weekday = weekdayOf(day);
  return schoolDays.get(day)?.isSchoolDay ?? (weekday > 0 && weekday < 6 && !isLaborSummer(day));
}

/** 7 AM to 7 PM, until 9 PM in the summer: 29 CFR 570.35(a)(6). */
export function minorTimeOfDayProblem(plan: PersonPlan, { today }: ClubFacts): string | null {
  const { firstDay, localStart, localEnd } = plan;
  const latest = isLaborSummer(firstDay) ? '21:00' : '19:00';
  if (!isYoung(plan) || (localStart >= `${firstDay}T07:00` && localEnd <= `${firstDay}T${latest}`)) return null;
  return worded(minor_time_of_day_problem.message, ageWords(plan), timeWords(latest), dayWords(firstDay, today));
}

/** Outside of school hours: 29 CFR 570.35(a)(1) and (b). */
export function minorSchoolHoursProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const { schoolStartsAt, schoolEndsAt } = facts.rules;
  const { firstDay, localStart, localEnd } = plan;
  const isDuring = localStart < `${firstDay}T${schoolEndsAt}` && localEnd > `${firstDay}T${schoolStartsAt}`;
  if (!isYoung(plan) || !isDuring || !isSchoolDay(firstDay, facts)) return null;
  return worded(
    minor_school_hours_problem.message,
    ageWords(plan),
    dayWords(firstDay, facts.today),
    timeWords(schoolStartsAt),
    timeWords(schoolEndsAt),
  );
}

/** 3 hours on a school day, otherwise 8: 29 CFR 570.35(a)(4) and (5). */
export function minorDayProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  if (!isYoung(plan)) return null;
  const isSchool = isSchoolDay(plan.firstDay, facts);
  const allowed = isSchool ? 180 : 480;
  const minutes = minutesWithPlan(plan, facts, plan.firstDay, plan.firstDay);
  if (minutes <= allowed) return null;
  return worded(
    minor_day_problem.message,
    ageWords(plan),
    hoursWords(allowed),
    dayWords(plan.firstDay, facts.today),
    isSchool ? 'a school day' : 'no school day',
    hoursWords(minutes),
  );
}

/** Whether any day of a week has school. @param sunday its first day */
export const isSchoolWeek = (sunday: string, facts: Pick<ClubFacts, 'schoolDays'>): boolean =>
  [0, 1, 2, 3, 4, 5, 6].some((place) => isSchoolDay(addDays(sunday, place), facts));

/** 18 hours in a week with school on at least one of its days, otherwise 40: 29 CFR 570.35(a)(2) and (3). */
export function minorWeekProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  if (!isYoung(plan)) return null;
  const sunday = sundayOf(plan.firstDay);
  const hasSchool = isSchoolWeek(sunday, facts);
  const allowed = hasSchool ? 1080 : 2400;
  const minutes = minutesWithPlan(plan, facts, sunday, addDays(sunday, 6));
  if (minutes <= allowed) return null;
  return worded(
    minor_week_problem.message,
    ageWords(plan),
    hoursWords(allowed),
    dayWords(sunday, facts.today),
    hasSchool ? 'which has' : 'which has no',
    hoursWords(minutes),
  );
}
