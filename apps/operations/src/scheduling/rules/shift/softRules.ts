import { worded } from '@platform/database';
import {
  availability_problem,
  length_problem,
  notice_problem,
  rest_problem,
  weekly_hours_problem,
} from '@platform/database/problems';
import { addDays } from '@platform/module-kit/screens';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { minutesBetween } from '../../../shared/calendar/clock';
import { dayWords } from '../../../shared/calendar/dayWords';
import { hoursWords, periodWords } from '../words';
import { minutesWithPlan, othersOf, type ClubFacts, type PersonPlan } from './shiftPlan';
import { remembered } from '../../../shared/calendar/remembered';
import { workweekOf } from '../../../shared/calendar/week';
import { entriesOn } from '../ownWeek/entriesOn';

/** The soft rules of a shift: a manager can plan it anyway with a reason. */

const dayAfter = remembered((day: string, days: number) => addDays(day, days));

interface Span {
  from: string;
  to: string;
}

/** Merges spans that touch or overlap. */
function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((one, two) => one.from.localeCompare(two.from))) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = span.to > last.to ? span.to : last.to;
    else result.push({ ...span });
  }
  return result;
}

const at = (day: string, time: string) => (time === '24:00' ? `${dayAfter(day, 1)}T00:00` : `${day}T${time}`);

/** On leave, within hours when the person cannot work, or outside of the hours to which they limited the day. */
export function availabilityProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const { person, localStart, localEnd, firstDay, lastDay } = plan;
  if (person.status === 'On Leave') return worded(availability_problem.onLeave, person.name);
  for (let day = firstDay; day <= lastDay; day = dayAfter(day, 1)) {
    const entries = entriesOn(facts.availability, person.id, day);
    const spans = (kind: string) =>
      joined(
        entries
          .filter((entry) => entry.kind === kind)
          .map(({ fromTime, toTime }) => ({ from: at(day, fromTime), to: at(day, toTime) })),
      );
    const [midnight, next] = [`${day}T00:00`, `${dayAfter(day, 1)}T00:00`];
    const onDay = { from: localStart > midnight ? localStart : midnight, to: localEnd < next ? localEnd : next };
    const available = spans('available');
    if (
      spans('unavailable').some(({ from, to }) => from < localEnd && to > localStart) ||
      (available.length > 0 && !available.some(({ from, to }) => from <= onDay.from && to >= onDay.to))
    ) {
      return worded(availability_problem.notAvailable, person.name, periodWords(plan, facts.timeZone, facts.today));
    }
  }
  return null;
}

/** More hours in the club's workweek than it plans: those over 40 are overtime (29 U.S.C. 207(a)(1)). */
export function weeklyHoursProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const { workweekStart, weeklyHoursCap } = facts.rules;
  const start = workweekOf(plan.firstDay, workweekStart);
  const minutes = minutesWithPlan(plan, facts, start, dayAfter(start, 6));
  if (minutes <= weeklyHoursCap * 60) return null;
  return worded(
    weekly_hours_problem.message,
    plan.person.name,
    hoursWords(minutes),
    dayWords(start, facts.today),
    hoursWords(weeklyHoursCap * 60),
  );
}

/** Too little rest before or after a shift of the same person. */
export function restProblem(plan: PersonPlan, facts: ClubFacts): string | null {
  const wanted = facts.rules.restHours * 60;
  const [closest] = othersOf(plan, facts)
    .map((other) => ({
      other,
      rested: Math.max(minutesBetween(plan.endsAt, other.startsAt), minutesBetween(other.endsAt, plan.startsAt)),
    }))
    .filter(({ rested }) => rested >= 0 && rested < wanted)
    .sort((one, two) => one.rested - two.rested);
  if (!closest) return null;
  const { rested } = closest;
  const other = periodWords(closest.other, facts.timeZone, facts.today);
  return rested > 0
    ? worded(rest_problem.restOnlyBetweenShift, plan.person.name, hoursWords(rested), other, hoursWords(wanted))
    : worded(rest_problem.workShift, plan.person.name, other, hoursWords(wanted));
}

/** A shift longer than the club plans, breaks included. */
export function lengthProblem({ person, startsAt, endsAt }: PersonPlan, { rules }: ClubFacts): string | null {
  const allowed = rules.shiftHoursCap * 60;
  const minutes = minutesBetween(startsAt, endsAt);
  return minutes > allowed
    ? worded(length_problem.message, person.name, hoursWords(minutes), hoursWords(allowed))
    : null;
}

/**
 * A published shift is changed shortly before it begins, or while it runs: its person, its time, or its cancellation.
 */
export function noticeProblem(plan: ShiftPlan, stored: Shift | null, facts: ClubFacts): string | null {
  if (stored?.status !== 'published' || stored.staffId === null) return null;
  const isSame =
    plan.staffId === stored.staffId &&
    plan.startsAt === stored.startsAt &&
    plan.endsAt === stored.endsAt &&
    plan.status === stored.status;
  const { noticeHours } = facts.rules;
  const begins = Date.parse(stored.startsAt);
  if (isSame || Date.parse(stored.endsAt) <= facts.now || begins >= facts.now + noticeHours * 3_600_000) return null;
  const name = facts.people.get(stored.staffId)?.name ?? '';
  return worded(
    notice_problem.message,
    name,
    periodWords(stored, facts.timeZone, facts.today),
    hoursWords(noticeHours * 60),
  );
}
