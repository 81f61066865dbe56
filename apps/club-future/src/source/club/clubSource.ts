import {
  addressOfFile,
  ownClub,
  readDocumentOpenings,
  readDocumentVersions,
  sendChanges,
  type ClubReader,
} from '@platform/module-kit/screens';
import { changes } from '../changes';
import type { ClubFutureReads, ClubFutureSource } from '../clubFutureSource';
import { readProjectBids, readVendors } from './readBids';
import { readDataSet } from './readDataSet';
import { readMeasures, readMetrics } from './readMetrics';
import { readBudgetedProjects, readProjectDocuments, readProjects, readProjectUpdates } from './readProjects';
import { readReportRecipients, readReports, readsDailyWork } from './readReports';
import { readReserve } from './readReserve';
import { readLatestSeasons } from './readSeasons';
import { readPossibleVoters, readProjectComments, readProjectVotes } from './readVotes';
import { readWishes } from './readWishes';
import { readWorkforce } from './readWorkforce';

/** The rows of the reader's club in the database. */
export function createClubSource(reader: ClubReader): ClubFutureSource {
  const { club, userId } = reader;
  const own = ownClub(reader, '/club-future');
  return {
    ...own,
    addressOfFile,
    listMetrics: () => readMetrics(club.id),
    listMeasures: () => readMeasures(club.id),
    listProjects: () => readProjects(club.id),
    listBudgetedProjects: () => readBudgetedProjects(club.id),
    listProjectUpdates: readProjectUpdates,
    listProjectDocuments: readProjectDocuments,
    listDocumentVersions: readDocumentVersions,
    listDocumentOpenings: readDocumentOpenings,
    listProjectVotes: (projectId) => readProjectVotes(projectId, userId),
    listProjectComments: (projectId) => readProjectComments(projectId, userId),
    listProjectBids: readProjectBids,
    listVendors: () => readVendors(club.id),
    listPossibleVoters: () => readPossibleVoters(club.id, userId),
    listWishes: () => readWishes(club.id),
    readWorkforce: () => readWorkforce(club.id),
    readReserve: () => readReserve(club.id),
    listSeasons: () => readLatestSeasons(club.id),
    listReports: () => readReports(club.id, userId),
    listReportRecipients: () => readReportRecipients(userId),
    readsDailyWork,
    readDataSet: (dataSet) => readDataSet(club, dataSet),
    ...sendChanges<ClubFutureReads, typeof changes>('club-future', changes, own, reader),
  };
}
