import { addressOfFile, type ClubReader, ownClub, sendChanges } from '@platform/module-kit/screens';
import type { ClubReads } from '../../../shared/changes/known';
import { listCertificationTypes } from '../../../shared/reads/listCertificationTypes';
import { readMinimumWage } from '../../../shared/reads/readMinimumWage';
import { listApplications, readApplication } from './readApplications';
import { listPublicRoleIds, readClubFacts, readClubFigures } from './clubFigures';
import { listJobRoles } from './jobRoleRows';
import { readLetterSettings } from './letterRows';
import { readLastSeason } from './lastSeasonRows';
import { listStandings } from './standingRows';
import { changes } from '../changes';
import type { RecruitmentSource } from '../recruitmentSource';

/** The club's rows in the database that the person may read and change. */
export function createClubSource(reader: ClubReader): RecruitmentSource {
  const { club } = reader;
  const own = ownClub(reader, '/recruitment');
  return {
    ...own,
    staffPath: '/staff',

    readFacts: () => readClubFacts(club),
    readFigures: () => readClubFigures(club.id),

    listApplications: () => listApplications(club.id),
    listStandings: () => listStandings(club),
    readApplication,
    // Browsers show PDFs and pictures, and download anything else.
    addressOfResume: ({ path, mediaType, name }) => addressOfFile(path, /pdf|image/.test(mediaType) ? undefined : name),
    readLetterSettings: () => readLetterSettings(club.id),

    listJobRoles: () => listJobRoles(club.id),
    readMinimumWage: () => readMinimumWage(club.id),
    listCertificationTypes: () => listCertificationTypes(club.id),
    listPublicRoleIds: async () => listPublicRoleIds((await readClubFacts(club)).slug),

    readLastSeason: () => readLastSeason(club.id),
    ...sendChanges<ClubReads, typeof changes>('recruitment', changes, own, reader),
  };
}
