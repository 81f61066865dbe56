import { addDays } from '@platform/module-kit/screens';
import { useMemo } from 'react';
import { clubFacts } from '../rules/clubFacts';
import type { ClubFacts } from '../rules/shiftPlan';
import {
  useAvailability,
  useBlackouts,
  useBudget,
  useRoles,
  useRules,
  useSchoolDays,
  useLiveShifts,
  useShifts,
  useStaff,
  useTimeOff,
} from '../source/queries';
import type { Blackout, Person, Role, SchoolDay, Shift, TimeOff } from '../source/schedulingSource';
import { useSchedulingSource } from '../source/useSchedulingSource';

/** Everything that the schedule of a week is drawn from and judged by. */
export interface ScheduleRows {
  /** Its Sunday. */
  week: string;
  /** The shifts of the week, by start. */
  shifts: readonly Shift[];
  /** Those of the week before and after, too. */
  around: readonly Shift[];
  people: readonly Person[];
  roles: readonly Role[];
  schoolDays: readonly SchoolDay[];
  timeOff: readonly TimeOff[];
  /** By their first day. */
  blackouts: readonly Blackout[];
  /** US dollars; null without a budget. */
  budget: number | null;
  facts: ClubFacts;
}

interface Part {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

/** The rows of a week as one query: there when all of them are. @param week its Sunday */
export function useScheduleRows(week: string) {
  const source = useSchedulingSource();
  const now = useLiveShifts(week);
  const before = useShifts(addDays(week, -7));
  const after = useShifts(addDays(week, 7));
  const staff = useStaff();
  const roles = useRoles();
  const rules = useRules();
  const schoolDays = useSchoolDays();
  const timeOff = useTimeOff();
  const availability = useAvailability();
  const blackouts = useBlackouts();
  const budget = useBudget(week);
  const parts: Part[] = [now, before, after, staff, roles, rules, schoolDays, timeOff, availability, blackouts, budget];

  const data = useMemo((): ScheduleRows | undefined => {
    if (!now.data || !before.data || !after.data || !staff.data || !roles.data || !rules.data) return undefined;
    if (!schoolDays.data || !timeOff.data || !availability.data || !blackouts.data) return undefined;
    if (budget.data === undefined) return undefined;
    const around = [...before.data, ...now.data, ...after.data];
    const rows = {
      people: staff.data,
      roles: roles.data,
      schoolDays: schoolDays.data,
      timeOff: timeOff.data,
      blackouts: blackouts.data,
    };
    const facts = clubFacts(source, { ...rows, rules: rules.data, availability: availability.data, shifts: around });
    return { ...rows, week, shifts: now.data, around, budget: budget.data, facts };
  }, [
    source,
    week,
    now.data,
    before.data,
    after.data,
    staff.data,
    roles.data,
    rules.data,
    schoolDays.data,
    timeOff.data,
    availability.data,
    blackouts.data,
    budget.data,
  ]);

  return {
    data,
    error: parts.find(({ error }) => error)?.error ?? null,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map((part) => part.refetch())),
  };
}
