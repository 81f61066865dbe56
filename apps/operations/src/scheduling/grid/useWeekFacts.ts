import { useMemo } from 'react';
import { daysOf } from '../../shared/calendar/week';
import { useScheduleAddress } from '../manager/useScheduleAddress';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { shortByDay } from '../rules/coverage/standsShort';
import { figuresOf, shiftsOn } from '../rules/figures/dayFigures';
import { weekToDate } from '../rules/figures/weekToDate';
import { gridRows, isShown } from '../rules/gridRows';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { awayOn } from './awayOn';
import { cellKey } from './dragging/blockedCells';

/** What the grid of a week or two shows: its lines, and what is known of each day. */
export function useWeekFacts({ weeks, people, roles, facts, timeOff, stands: needed }: ScheduleRows) {
  const { timeZone } = useSchedulingSource();
  const { values, linkTo } = useScheduleAddress();
  const { availability } = facts;
  const { rows: view, role, location, person } = values;
  const days = useMemo(() => weeks.flatMap((one) => daysOf(one.week)), [weeks]);
  const lines = useMemo(
    () =>
      gridRows({
        weeks: weeks.map(({ shifts }) => shifts),
        people,
        roles,
        timeZone,
        view,
        filter: { role, location, person },
      }),
    [weeks, people, roles, timeZone, view, role, location, person],
  );
  const figures = useMemo(() => {
    const shifts = weeks.flatMap((one) => one.shifts).filter((shift) => isShown(shift, { role, location, person }));
    return new Map(days.map((day) => [day, figuresOf(shiftsOn(shifts, day, timeZone), facts.people)]));
  }, [weeks, role, location, person, days, timeZone, facts.people]);
  const spent = useMemo(() => weekToDate(weeks, facts.people, timeZone), [weeks, facts.people, timeZone]);
  // A filter changes what is counted above, but not what the stands need.
  const stands = useMemo(() => {
    const shifts = weeks.flatMap((one) => one.shifts);
    return shortByDay(shifts, days, needed, timeZone);
  }, [weeks, days, needed, timeZone]);
  const links = useMemo(
    () => new Map(days.map((day) => [day, linkTo({ view: 'day', day, week: '' })])),
    [days, linkTo],
  );
  const away = useMemo(() => {
    const cells = people.flatMap(({ id }) =>
      days.map((day) => [cellKey({ key: `person:${id}` }, day), awayOn({ timeOff, availability }, id, day)] as const),
    );
    return new Map(cells);
  }, [people, days, timeOff, availability]);
  return {
    days,
    lines,
    /** Shifts, and what they cost, by day. */
    figures,
    /** What a week has cost up to a day, beside its budget, by day. */
    spent,
    /** Where too few people guard the stands, by day. */
    stands,
    /** The address of each day by the hour. */
    links,
    /** Why a person is away, by cell. */
    away,
  };
}
