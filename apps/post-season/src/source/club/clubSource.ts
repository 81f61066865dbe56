import {
  addressOfFile,
  findAddressOfFile,
  listSeasonEvents,
  ownClub,
  readDocumentOpenings,
  readDocumentVersions,
  readFile,
  readSeasonCounts,
  readSeasons,
  sendChanges,
  type ClubReader,
} from '@platform/module-kit/screens';
import { changes } from '../changes';
import type { KnownReads } from '../changes/known';
import type { PostSeasonSource } from '../postSeasonSource';
import { readCurrentYear, readFirstOpenWeek, readForward } from './readClose';
import { readDocuments } from './readDocuments';
import { readCategories, readComments, readUploads } from './readFeedback';
import { readLessons } from './readLessons';
import { readPeople } from './readPeople';
import { readPhotos } from './readPhotos';
import { readSteps, readSummary } from './readSeason';
import { readInvitations, readStaffToAsk, readSurvey } from './readSurvey';
import { readDistributions, readInsights, readResults, readSurveys } from './readSurveys';

/** The club's rows in the database, as far as the person may read and change them. */
export function createClubSource(reader: ClubReader): PostSeasonSource {
  const own = ownClub(reader, '/post-season');
  return {
    ...own,
    paths: {
      staff: '/staff',
      recruitment: '/recruitment',
      operations: '/operations',
      scheduling: '/scheduling',
      timeClock: '/scheduling/time-clock',
      preSeason: '/pre-season',
      clubFuture: '/club-future',
    },
    addressOfDocument: addressOfFile,
    addressOfPhoto: findAddressOfFile,
    photoFile: async (path) => ((await findAddressOfFile(path)) === null ? null : readFile(path)),
    addressOfAnswer: (token) => `${window.location.origin}/survey#${token}`,
    addressOfPoster: (surveyId) => `${window.location.origin}/survey/poster/${surveyId}`,
    listSeasons: () => readSeasons(reader.club.id),
    readCurrentYear: () => readCurrentYear(reader.club.id),
    readOpenWork: readSeasonCounts,
    readFirstOpenWeek: (seasonId) => readFirstOpenWeek(reader.club.id, seasonId, own.today()),
    listPeople: readPeople,
    listSeasonEvents,
    readForward: (seasonId) => readForward(reader.club.id, seasonId),
    readSummary,
    listSteps: readSteps,
    listCategories: readCategories,
    listComments: readComments,
    listUploads: readUploads,
    listSurveys: readSurveys,
    readSurvey,
    listInvitations: (surveyId) => readInvitations(surveyId, own.timeZone),
    listStaffToAsk: () => readStaffToAsk(reader.club.id),
    listDistributions: readDistributions,
    listResults: readResults,
    listInsights: readInsights,
    listLessons: (seasonId) => readLessons(reader.club.id, seasonId),
    listPhotos: readPhotos,
    listDocuments: readDocuments,
    listDocumentVersions: readDocumentVersions,
    listDocumentOpenings: readDocumentOpenings,
    ...sendChanges<KnownReads, typeof changes>('post-season', changes, own, reader),
  };
}
