import { addDays, type Answers, daysBetween, demoClub, playDemo } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { effectOf } from '../rules/changedWeeks';
import { changes } from '../source/changes';
import type { OwnWeek, WeekTotals } from '../source/rows/week';
import type { TimeClockReads, TimeClockSource } from '../source/timeClockSource';
import type { Timesheet } from '../source/rows/timesheet';
import { clockMe } from './clockMe';
import recording from './recording.json';
import { refuse } from './refuse';
import { settle } from './settle';

const totalsOf = ({ minutes, plannedMinutes, adjustedMinutes, overtimeMinutes, ...pay }: Timesheet): WeekTotals => ({
  ...{ minutes, plannedMinutes, adjustedMinutes, overtimeMinutes },
  payCents: pay.regularCents + pay.overtimeCents,
});

/** The sample club at /demo/operations/scheduling/time-clock: no server, no session. Changes last for the visit. */
export function createDemoSource(): TimeClockSource {
  const source = demoClub(sampleClub, '/demo/operations/scheduling/time-clock');
  const found = {
    listTimesheets: () => [],
    listOverShifts: () => [],
    readWeek: () => ({ entries: [], adjustments: [], corrections: [] }),
    readOwnWeek(known: Answers<TimeClockReads>, staffId: string, week: string): OwnWeek {
      const sheet = known.get('listTimesheets', week)?.find((each) => each.staffId === staffId);
      const lines = known.get('readWeek', staffId, week) ?? { entries: [], adjustments: [], corrections: [] };
      return { ...lines, totals: sheet ? totalsOf(sheet) : null };
    },
    readClockEffect(known: Answers<TimeClockReads>, from: string, until: string) {
      const weeks = Math.max(0, daysBetween(from, until)) / 7;
      const days = Array.from({ length: weeks }, (_, place) => addDays(from, 7 * place));
      return effectOf(days.flatMap((week) => known.get('listTimesheets', week) ?? []));
    },
  };
  return {
    ...source,
    addressOfClock: () => `${source.basePath}/shared`,
    ...playDemo<TimeClockReads, typeof changes>({
      source,
      recording,
      changes,
      refuse,
      rules: { clockMe },
      settle,
      found,
    }),
  };
}
