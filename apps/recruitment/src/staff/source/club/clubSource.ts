import { addressOfFile, type ClubReader, ownClub, sendChanges } from '@platform/module-kit/screens';
import type { ClubReads } from '../../../shared/changes/known';
import { changes } from '../changes';
import { exportStaff } from './exportStaff';
import { listOnboarding } from './listOnboarding';
import { listRoles } from './listRoles';
import { listSeasons } from './listSeasons';
import { listStaff, readMember } from './listStaff';
import { listRetention, readMeasures } from './readMeasures';
import { readSeason } from './readSeason';
import { listCertificationTypes } from '../../../shared/reads/listCertificationTypes';
import { readMinimumWage } from '../../../shared/reads/readMinimumWage';
import { readOwnCertificates } from './readOwnCertificates';
import { readApplicationEvents } from './readApplicationEvents';
import { readStaffEvents } from './readStaffEvents';
import type { StaffSource } from '../staffSource';

/** The club's rows in the database that the person may read and change. */
export function createClubSource(clubReader: ClubReader): StaffSource {
  const { club, userId, canManage } = clubReader;
  const own = ownClub(clubReader, '/staff');
  const reader = { clubId: club.id, userId, seesAll: canManage };
  return {
    ...own,
    rolesPath: '/recruitment?tab=roles',
    recruitmentPath: '/recruitment',

    async listStaff(onPart) {
      const today = own.today();
      const people = await listStaff(reader, (some) => onPart?.({ today, people: some, isWhole: false }));
      return { today, people, isWhole: true };
    },
    readMember: (id) => readMember(id, userId),
    readOwnCertificates: () => readOwnCertificates(club.id),
    listCertificationTypes: () => listCertificationTypes(club.id),
    addressOfFile: (path) => addressOfFile(path),
    listOnboarding,
    listSeasons,
    async listEvents(staffId) {
      const parts = await Promise.all([readStaffEvents(staffId), readApplicationEvents(staffId)]);
      return parts.flat();
    },
    readSeason: () => readSeason(club),
    listRoles: () => listRoles(club.id),
    readMinimumWage: () => readMinimumWage(club.id),
    readMeasures: () => readMeasures(club.id),
    listRetention: () => listRetention(club.id),

    ...sendChanges<ClubReads, typeof changes>('recruitment', changes, own, clubReader),
    async exportStaff() {
      await exportStaff(() => listStaff(reader, () => undefined), `staff-${own.today()}.csv`);
    },
  };
}
