import { demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { demoClubOfVisit, openDemoClub } from '../../shared/demo/demoClub';
import { saveCsv } from '../export/saveCsv';
import type { StaffSource } from '../source/staffSource';

/** The sample club of this visit, shared by the pages of recruitment and staff. */
export const createSourceOfVisit = (): StaffSource => createDemoSource(demoClubOfVisit());

/** The sample club at /demo/recruitment/staff: no server, no session. */
export function createDemoSource(club = openDemoClub()): StaffSource {
  const own = demoClub(sampleClub, '/demo/recruitment/staff');
  return {
    ...own,
    ...club,
    // Everyone is loaded at once.
    listStaff: () => club.listStaff(),
    rolesPath: '/demo/recruitment?tab=roles',
    recruitmentPath: '/demo/recruitment',
    addressOfFile: async (path) => path,
    exportStaff: async () => saveCsv((await club.listStaff()).people, `staff-${own.today()}.csv`),
  };
}
