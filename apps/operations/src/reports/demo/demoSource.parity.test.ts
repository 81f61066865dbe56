import { addDays } from '@platform/module-kit/screens';
import { openBothWorlds, testSameReads, type ReadCalls } from '@platform/module-kit/testing';
import fc from 'fast-check';
import { createClubSource } from '../source/club/clubSource';
import type { ReportsSource } from '../source/reportsSource';
import { ALL_DAYS, createDemoSource } from './demoSource';

const worlds = openBothWorlds<ReportsSource>({
  demo: createDemoSource,
  club: createClubSource,
  found: ['readFigures', 'listWeeks', 'listWork', 'listHours', 'listVisits', 'listDoneItems'],
});

/** Both seasons, the club's current week, days that cut weeks, one day, and days without rows. */
const days: [from: string, to: string][] = [
  ['2024-04-01', '2024-09-02'],
  ['2025-04-01', '2025-09-01'],
  ['2025-04-27', '2025-05-03'],
  ['2025-04-16', '2025-05-01'],
  ['2025-05-01', '2025-05-01'],
  ['2023-01-04', '2023-02-01'],
];

/** The first and last day of a period in the two seasons or the winter between them, at most half a year long. */
const anyDays = fc
  .tuple(fc.integer({ min: 0, max: 560 }), fc.integer({ min: 0, max: 180 }))
  .map(([start, length]) => [addDays('2024-03-15', start), addDays('2024-03-15', start + length)] as const);

type Given = [from: string, to: string, by: 'role' | 'place'];
const groupings = ['role', 'place'] as const;

const calls: ReadCalls<ReportsSource> = {
  listSeasons: () => [[]],
  readClockStart: () => [[]],
  readFigures: () => days,
  listWeeks: () => days,
  listWork: () => days.flatMap(([from, to]) => groupings.map((by): Given => [from, to, by])),
  listHours: () => days,
  listVisits: () => days,
  listDoneItems: () => days,
  listBudgetYears: () => [[]],
  listBudgetLines: () => [[]],
  listDepartmentWeeks: () => [[...ALL_DAYS]],
  listPositions: () => [[]],
  readStaff: () => [[]],
  readTraining: () => [[]],
  listSeasonSummaries: () => [[]],
  listKeptReports: () => [[]],
};

testSameReads(worlds, calls);

// During recording, the demo still has the previous recording.
if (process.env.RECORD_DEMO !== '1') {
  test.each(days)("has the club's weekly budgets from %s to %s", async (from, to) => {
    expect(await createDemoSource().listDepartmentWeeks(from, to)).toEqual(
      await worlds.club().listDepartmentWeeks(from, to),
    );
  });

  // A visitor chooses any days, and the demo counts them itself.
  test('counts any days as the club does', async () => {
    await fc.assert(
      fc.asyncProperty(anyDays, async ([from, to]) => {
        const counted = (source: ReportsSource) =>
          Promise.all([
            source.readFigures(from, to),
            source.listWeeks(from, to),
            source.listWork(from, to, 'role'),
            source.listWork(from, to, 'place'),
            source.listHours(from, to),
          ]);
        expect(await counted(createDemoSource())).toEqual(await counted(worlds.club()));
      }),
      { numRuns: 40, seed: 2025 },
    );
  });
}
