import { ownClub, type ClubReader } from '@platform/module-kit/screens';
import { readClockStart } from '../../../shared/labor/readClockStart';
import type { ReportsSource } from '../reportsSource';
import { readBudgetLines, readBudgetYears, readDepartmentWeeks } from './readBudget';
import { readFigures, readHours, readWeeks, readWork } from './readCounted';
import { readDoneItems, readVisits } from './readDone';
import { readKeptReports } from './readKeptReports';
import { readPositions, readStaff, readTraining } from './readPeople';
import { readLatestSeasons, readSeasonSummaries } from './readSeasons';

/** The club's rows in the database that the person may read. */
export function createClubSource(reader: ClubReader): ReportsSource {
  const { club } = reader;
  return {
    ...ownClub(reader, '/reports'),
    rows: {
      schedule: '/scheduling',
      staff: '/staff',
      training: '/training',
      budget: '/pre-season?tab=budget',
      operations: '/operations',
      postSeason: '/post-season',
    },
    listSeasons: () => readLatestSeasons(club),
    readClockStart: () => readClockStart(club.id),
    readFigures: (from, to) => readFigures(club, from, to),
    listWeeks: (from, to) => readWeeks(club, from, to),
    listWork: (from, to, by) => readWork(club, from, to, by),
    listHours: (from, to) => readHours(club, from, to),
    listBudgetYears: () => readBudgetYears(club),
    listBudgetLines: () => readBudgetLines(club),
    listDepartmentWeeks: (from, to) => readDepartmentWeeks(club, from, to),
    listPositions: () => readPositions(club),
    readStaff: () => readStaff(club),
    readTraining: () => readTraining(club),
    listSeasonSummaries: () => readSeasonSummaries(club),
    listVisits: (from, to) => readVisits(club, from, to),
    listDoneItems: (from, to) => readDoneItems(club, from, to),
    listKeptReports: () => readKeptReports(club),
  };
}
