import { demoClub } from '@platform/module-kit/screens';
import { sampleClub } from '@platform/sample-club';
import { demoClubOfVisit, openDemoClub } from '../../shared/demo/demoClub';
import type { RecruitmentSource } from '../source/recruitmentSource';

/** The sample club of this visit, which the pages of recruitment and of the staff share. */
export const createSourceOfVisit = (): RecruitmentSource => createDemoSource(demoClubOfVisit());

/** The sample club at /demo/recruitment: no server, no session. What is changed lasts for the visit. */
export function createDemoSource(club = openDemoClub()): RecruitmentSource {
  return {
    ...demoClub(sampleClub, '/demo/recruitment'),
    ...club,
    staffPath: '/demo/recruitment/staff',
    addressOfResume: async ({ path }) => path,
  };
}
