import { type ClubReader, ownClub } from '@platform/module-kit/screens';
import { addressOfFile } from '../../../shared/files/clubFiles';
import { readMinimumWage } from '../../../shared/readMinimumWage';
import {
  addNote,
  answerApplicant,
  enterApplication,
  listApplications,
  moveApplication,
  readApplication,
} from './applicationRows';
import { listPublicRoleIds, readClubFacts, readClubFigures } from './clubFigures';
import { hire } from './hiring';
import { deleteJobRole, listCertificationTypes, listJobRoles, setJobRoleOpen, writeJobRole } from './jobRoleRows';
import { readLetterSettings, saveLetterSettings } from './letterRows';
import { readLastSeason, rehire } from './lastSeasonRows';
import { listStandings } from './standingRows';
import type { RecruitmentSource } from '../recruitmentSource';

/** The club's rows in the database, as one person may read and change them. */
export function createClubSource(reader: ClubReader): RecruitmentSource {
  const { club } = reader;
  return {
    ...ownClub(reader, '/recruitment'),
    staffPath: '/staff',

    readFacts: () => readClubFacts(club),
    readFigures: () => readClubFigures(club.id),

    listApplications: () => listApplications(club.id),
    listStandings: () => listStandings(club),
    readApplication,
    // A browser shows PDFs and pictures; anything else it saves.
    addressOfResume: ({ path, mediaType, name }) => addressOfFile(path, /pdf|image/.test(mediaType) ? undefined : name),
    moveApplication,
    answerApplicant,
    readLetterSettings: () => readLetterSettings(club.id),
    saveLetterSettings: (settings) => saveLetterSettings(club.id, settings),
    addNote: (applicationId, note) => addNote(club.id, applicationId, note),
    enterApplication: (values) => enterApplication(club.id, values),
    hire,

    listJobRoles: () => listJobRoles(club.id),
    readMinimumWage: () => readMinimumWage(club.id),
    listCertificationTypes: () => listCertificationTypes(club.id),
    addJobRole: (values) => writeJobRole(club.id, values),
    saveJobRole: (over, values) => writeJobRole(club.id, values, over),
    setJobRoleOpen,
    deleteJobRole,
    listPublicRoleIds: async () => listPublicRoleIds((await readClubFacts(club)).slug),

    readLastSeason: () => readLastSeason(club.id),
    rehire,
  };
}
