import { addDays } from '@platform/module-kit/screens';
import { useMemo } from 'react';
import { clubFacts } from '../rules/shift/clubFacts';
import type { ClubFacts } from '../rules/shift/shiftPlan';
import {
  useAvailability,
  useBlackouts,
  useBudget,
  useMinorLimits,
  useRoles,
  useRules,
  useSchoolDays,
  useLiveShifts,
  useShifts,
  useStaff,
  useStands,
  useTimeOff,
} from '../source/queries';
import type { Person, Role } from '../source/rows/person';
import type { SchoolDay, StandNeeds } from '../source/rows/rules';
import type { Shift } from '../source/rows/shift';
import type { Blackout, TimeOff } from '../source/rows/timeOff';
import { useSchedulingSource } from '../source/useSchedulingSource';

/** A week of the club. */
interface PlannedWeek {
  /** Its Sunday. */
  week: string;
  /** The shifts of the week, by start. */
  shifts: readonly Shift[];
  /** US dollars; null without a budget. */
  budget: number | null;
}

/** Everything that the schedule of a week shows, and that its rules need. */
export interface ScheduleRows extends PlannedWeek {
  /** Each week shown, starting with this one. */
  weeks: readonly PlannedWeek[];
  /** Includes the weeks before and after. */
  around: readonly Shift[];
  people: readonly Person[];
  roles: readonly Role[];
  schoolDays: readonly SchoolDay[];
  timeOff: readonly TimeOff[];
  /** By their first day. */
  blackouts: readonly Blackout[];
  /** Null for a club without stands. */
  stands: StandNeeds | null;
  facts: ClubFacts;
}

interface Part {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

/**
 * The rows of a week as one query, ready when all of them are.
 * @param week its Sunday
 * @param count how many weeks are shown from it
 */
export function useScheduleRows(week: string, count: 1 | 2 = 1) {
  const source = useSchedulingSource();
  const now = useLiveShifts(week);
  const before = useShifts(addDays(week, -7));
  const after = useLiveShifts(addDays(week, 7));
  const isTwo = count === 2;
  const afterNext = useShifts(addDays(week, 14), isTwo);
  const staff = useStaff();
  const roles = useRoles();
  const rules = useRules();
  const schoolDays = useSchoolDays();
  const minorLimits = useMinorLimits();
  const timeOff = useTimeOff();
  const availability = useAvailability();
  const blackouts = useBlackouts();
  const stands = useStands();
  const budget = useBudget(week);
  const nextBudget = useBudget(addDays(week, 7), isTwo);
  const ofNext: Part[] = isTwo ? [afterNext, nextBudget] : [];
  const ofRules: Part[] = [rules, schoolDays, minorLimits, timeOff, availability];
  const others: Part[] = [staff, roles, ...ofRules, blackouts, stands, budget];
  const parts = [now, before, after, ...others, ...ofNext];

  const data = useMemo((): ScheduleRows | undefined => {
    if (!now.data || !before.data || !after.data || !staff.data || !roles.data || !rules.data) return undefined;
    if (!schoolDays.data || !minorLimits.data || !timeOff.data || !availability.data || !blackouts.data)
      return undefined;
    if (budget.data === undefined || stands.data === undefined) return undefined;
    if (isTwo && (!afterNext.data || nextBudget.data === undefined)) return undefined;
    const around = [...before.data, ...now.data, ...after.data, ...((isTwo && afterNext.data) || [])];
    const first = { week, shifts: now.data, budget: budget.data };
    const next = { week: addDays(week, 7), shifts: after.data, budget: nextBudget.data ?? null };
    const rows = {
      people: staff.data,
      roles: roles.data,
      schoolDays: schoolDays.data,
      timeOff: timeOff.data,
      blackouts: blackouts.data,
      stands: stands.data,
    };
    const facts = clubFacts(source, {
      ...rows,
      rules: rules.data,
      minorLimits: minorLimits.data,
      availability: availability.data,
      shifts: around,
    });
    return { ...rows, ...first, weeks: isTwo ? [first, next] : [first], around, facts };
  }, [
    source,
    week,
    isTwo,
    now.data,
    before.data,
    after.data,
    afterNext.data,
    staff.data,
    roles.data,
    rules.data,
    schoolDays.data,
    minorLimits.data,
    timeOff.data,
    availability.data,
    blackouts.data,
    stands.data,
    budget.data,
    nextBudget.data,
  ]);

  return {
    data,
    error: parts.find(({ error }) => error)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map((part) => part.refetch())),
  };
}
