import { addDays, demoClub, playDemo, type Answers } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import type { ReportsReads, ReportsSource } from '../source/reportsSource';
import { countFigures, countHours, countWeeks, countWork } from './countDays';
import { itemsInOrder, visitsInOrder } from '../rules/doneInOrder';
import recording from './recording.json';
import { datedRows, within } from './sampleDays';

/** All days with rows in the sample club: the recording holds the weekly budgets of these. */
export const ALL_DAYS = ['2024-01-01', '2025-12-31'] as const;

/** Visitors choose any days, so these are counted from the rows. The recording's test compares them with the club. */
const found = {
  readFigures: (_: Answers<ReportsReads>, from: string, to: string) => countFigures({ from, to }),
  listWeeks: (_: Answers<ReportsReads>, from: string, to: string) => countWeeks({ from, to }),
  listWork: (_: Answers<ReportsReads>, from: string, to: string, by: 'role' | 'place') => countWork({ from, to }, by),
  listHours: (_: Answers<ReportsReads>, from: string, to: string) => countHours({ from, to }),
  listVisits: (_: Answers<ReportsReads>, from: string, to: string) =>
    visitsInOrder(within(datedRows.vendorVisits, { from, to })),
  listDoneItems: (_: Answers<ReportsReads>, from: string, to: string) =>
    itemsInOrder(within(datedRows.itemsCompleted, { from, to })),
  listDepartmentWeeks: (answers: Answers<ReportsReads>, from: string, to: string) =>
    answers
      .all('listDepartmentWeeks')
      .flat()
      .filter(({ startsOn }) => addDays(from, -6) <= startsOn && startsOn <= to),
};

/** The sample club at /demo/operations/reports: no server, no session. */
export function createDemoSource(): ReportsSource {
  const source = demoClub(sampleClub, '/demo/operations/reports');
  return {
    ...source,
    rows: {
      schedule: '/demo/operations/scheduling',
      staff: '/demo/recruitment/staff',
      training: '/demo/training',
      budget: '/demo/pre-season?tab=budget',
      operations: '/demo/operations',
      postSeason: '/demo/post-season',
    },
    ...playDemo<ReportsReads, Record<string, never>>({ source, recording, changes: {}, refuse: {}, found }),
  };
}
