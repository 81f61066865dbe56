import type { SchedulingSource } from '../../source/schedulingSource';
import type { MinorLimits } from '../../source/rows/minorLimits';
import type { Person, Role } from '../../source/rows/person';
import type { LaborRules, SchoolDay } from '../../source/rows/rules';
import type { Shift } from '../../source/rows/shift';
import type { Availability, TimeOff } from '../../source/rows/timeOff';
import { placed, type ClubFacts, type PlacedShift } from './shiftPlan';

/** The rows that the rules need to judge a shift. */
export interface FactRows {
  people: readonly Person[];
  roles: readonly Role[];
  rules: LaborRules;
  schoolDays: readonly SchoolDay[];
  minorLimits: readonly MinorLimits[];
  timeOff: readonly TimeOff[];
  availability: readonly Availability[];
  /** Includes the weeks around. */
  shifts: readonly Shift[];
}

/** The rows in the form of the rules. */
export function clubFacts(source: Pick<SchedulingSource, 'timeZone' | 'today' | 'now'>, rows: FactRows): ClubFacts {
  const byPerson = new Map<string, PlacedShift[]>();
  for (const shift of rows.shifts) {
    if (shift.staffId === null || shift.status === 'cancelled') continue;
    const own = byPerson.get(shift.staffId) ?? [];
    own.push(placed(shift, source.timeZone));
    byPerson.set(shift.staffId, own);
  }
  return {
    timeZone: source.timeZone,
    today: source.today(),
    now: source.now().getTime(),
    rules: rows.rules,
    people: new Map(rows.people.map((person) => [person.id, person])),
    roles: new Map(rows.roles.map((role) => [role.title, role])),
    schoolDays: new Map(rows.schoolDays.map((day) => [day.day, day])),
    minorLimits: rows.minorLimits,
    timeOff: rows.timeOff.filter(({ status }) => status === 'approved'),
    availability: rows.availability,
    shiftsOf: (staffId) => byPerson.get(staffId) ?? NONE,
  };
}

const NONE: readonly PlacedShift[] = [];
