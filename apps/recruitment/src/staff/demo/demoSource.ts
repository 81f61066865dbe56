import { demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { demoClubOfVisit, openDemoClub } from '../../shared/demo/demoClub';
import { saveCsv } from '../export/saveCsv';
import type { StaffSource } from '../source/staffSource';

/** The sample club of this visit, which the pages of recruitment and of the staff share. */
export const createSourceOfVisit = (): StaffSource => createDemoSource(demoClubOfVisit());

/** The sample club at /demo/recruitment/staff: no server, no session. */
export function createDemoSource(club = openDemoClub()): StaffSource {
  const own = demoClub(sampleClub, '/demo/recruitment/staff');
  return {
    ...own,
    ...club,
    // It has come whole at once.
    listStaff: () => club.listStaff(),
    rolesPath: '/demo/recruitment?tab=roles',
    recruitmentPath: '/demo/recruitment',
    addressOfFile: async (path) => path,
    exportStaff: async () => saveCsv((await club.listStaff()).people, `staff-${own.today()}.csv`),
  };
}
