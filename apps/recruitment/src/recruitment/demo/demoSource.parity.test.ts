import { signInAtPlatform, testSameReads } from '@platform/module-kit/testing';
import { createClubSource } from '../source/club/clubSource';
import type { RecruitmentSource } from '../source/recruitmentSource';
import { createDemoSource } from './demoSource';

let ownClub: RecruitmentSource;

beforeAll(async () => {
  ownClub = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
});

testSameReads<RecruitmentSource>(
  { demo: createDemoSource, club: () => ownClub },
  {
    readFacts: () => [[]],
    readFigures: () => [[]],
    listApplications: () => [[]],
    listStandings: () => [[]],
    readApplication: async (demo) => (await demo.listApplications()).map(({ id }) => [id]),
    readLetterSettings: () => [[]],
    listJobRoles: () => [[]],
    listCertificationTypes: () => [[]],
    readMinimumWage: () => [[]],
    listPublicRoleIds: () => [[]],
    readLastSeason: () => [[]],
  },
);
