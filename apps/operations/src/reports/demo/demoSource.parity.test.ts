import { signInAtPlatform, testSameReads, type BothWorlds, type ReadCalls } from '@platform/module-kit/testing';
import path from 'node:path';
import { createClubSource } from '../source/club/clubSource';
import type { ReportsSource } from '../source/reportsSource';
import { ALL_DAYS, createDemoSource } from './demoSource';

let ownClub: ReportsSource;

beforeAll(async () => {
  ownClub = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
});

const worlds: BothWorlds<ReportsSource> = {
  demo: createDemoSource,
  club: () => ownClub,
  recording: path.join(__dirname, 'recording.json'),
  found: ['readFigures', 'listWeeks', 'listWork', 'listHours'],
};

/** Both seasons, the club's current week, days that cut weeks, one day, and days without rows. */
const days: [from: string, to: string][] = [
  ['2024-04-01', '2024-09-02'],
  ['2025-04-01', '2025-09-01'],
  ['2025-04-27', '2025-05-03'],
  ['2025-04-16', '2025-05-01'],
  ['2025-05-01', '2025-05-01'],
  ['2023-01-04', '2023-02-01'],
];

type Given = [from: string, to: string, by: 'role' | 'place'];
const groupings = ['role', 'place'] as const;

const calls: ReadCalls<ReportsSource> = {
  listSeasons: () => [[]],
  readClockStart: () => [[]],
  readFigures: () => days,
  listWeeks: () => days,
  listWork: () => days.flatMap(([from, to]) => groupings.map((by): Given => [from, to, by])),
  listHours: () => days,
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
    expect(await createDemoSource().listDepartmentWeeks(from, to)).toEqual(await ownClub.listDepartmentWeeks(from, to));
  });
}
