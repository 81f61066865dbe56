import { useEffect, useRef } from 'react';
import { localOf } from '../../../shared/calendar/clock';
import { sundayOf } from '../../../shared/calendar/week';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import type { ClubFacts } from '../../rules/shift/shiftPlan';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';

/** The newest versions of shifts that a page knows: those it shows, and those it has saved, which may not show yet. */
export interface KnownShifts {
  /** The newest version of a shift; undefined if it does not exist, or if the page does not know it. */
  current: (id: string) => Shift | undefined;
  /** Adds versions that were saved or read elsewhere. */
  learn: (shifts: readonly Shift[]) => void;
  /** Notes that shifts were deleted. */
  forget: (ids: readonly string[]) => void;
  /** Reads the shifts that the answer about many did not hold. They are saved: without them, the page reads them later. */
  learnRest: (sent: readonly Pick<Shift, 'id' | 'startsAt'>[], saved: readonly Shift[]) => Promise<void>;
  /** Reads the shown weeks after a change that may have changed any of their shifts. */
  learnShown: () => Promise<void>;
  /** The facts of the club that rules need; undefined while loading. */
  facts: () => ClubFacts | undefined;
}

/** @param rows the rows of the shown weeks; undefined while loading */
export function useKnownShifts(rows: ScheduleRows | undefined): KnownShifts {
  const source = useSchedulingSource();
  const newest = useRef(rows);
  useEffect(() => {
    newest.current = rows ?? newest.current;
  });
  /** The versions that this page has saved; null for a deleted shift. */
  const versions = useRef(new Map<string, Shift | null>());

  const learn = (shifts: readonly Shift[]) => shifts.forEach((shift) => versions.current.set(shift.id, shift));

  /** Reads the weeks of these moments again. A week that cannot be read is left out. */
  const readWeeks = async (moments: Iterable<string>): Promise<Shift[]> => {
    const weeks = [...moments].map((moment) => sundayOf(localOf(moment, source.timeZone).slice(0, 10)));
    const read = await Promise.allSettled([...new Set(weeks)].map((week) => source.listShifts(week)));
    return read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  };

  return {
    current(id) {
      const shown = newest.current?.around.find((shift) => shift.id === id);
      const saved = versions.current.get(id);
      if (saved === null) return undefined;
      return saved && saved.version > (shown?.version ?? 0) ? saved : shown;
    },
    learn,
    forget: (ids) => ids.forEach((id) => versions.current.set(id, null)),
    async learnRest(sent, saved) {
      const known = new Set(saved.map(({ id }) => id));
      const rest = new Map(sent.flatMap(({ id, startsAt }) => (known.has(id) ? [] : [[id, startsAt]])));
      learn((await readWeeks(rest.values())).filter(({ id }) => rest.has(id)));
    },
    async learnShown() {
      learn(await readWeeks((newest.current?.around ?? []).map(({ startsAt }) => startsAt)));
    },
    facts: () => newest.current?.facts,
  };
}
