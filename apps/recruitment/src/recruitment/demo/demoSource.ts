import { demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { demoClubOfVisit, openDemoClub } from '../../shared/demo/demoClub';
import type { RecruitmentSource } from '../source/recruitmentSource';

/** The sample club of this visit, shared by the pages of recruitment and staff. */
export const createSourceOfVisit = (): RecruitmentSource => createDemoSource(demoClubOfVisit());

/** The sample club at /demo/recruitment: no server, no session. Changes last for the visit. */
export function createDemoSource(club = openDemoClub()): RecruitmentSource {
  return {
    ...demoClub(sampleClub, '/demo/recruitment'),
    ...club,
    staffPath: '/demo/recruitment/staff',
    addressOfResume: async ({ path }) => path,
  };
}
