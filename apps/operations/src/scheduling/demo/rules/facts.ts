import type { Answers } from '@platform/module-kit/screens';
import { clubFacts } from '../../rules/shift/clubFacts';
import type { ClubFacts } from '../../rules/shift/shiftPlan';
import type { SchedulingReads } from '../../source/schedulingSource';

export type Known = Answers<SchedulingReads>;

/** An answer that every demo has. */
function held<Data>(answer: Data | undefined): Data {
  if (answer === undefined) throw new Error('The demo of the schedule lacks a recorded answer.');
  return answer;
}

/**
 * The demo's rows in the form of the rules.
 * @param shifts the demo's by default, or others to judge
 * @param timeOff the same
 */
export const factsOf = (
  known: Known,
  shifts = known.all('listShifts').flat(),
  timeOff = held(known.get('listTimeOff')),
): ClubFacts =>
  clubFacts(known.source, {
    people: held(known.get('listStaff')),
    roles: held(known.get('listRoles')),
    rules: held(known.get('readRules')),
    schoolDays: held(known.get('listSchoolDays')),
    minorLimits: held(known.get('listMinorLimits')),
    timeOff,
    availability: held(known.get('listAvailability')),
    shifts,
  });
