import { signInAtPlatform, testSameReads } from '@platform/module-kit/testing';
import { clubSource } from './clubSource';
import { demoSource } from './demoSource';
import type { RecruitmentSource } from './recruitmentSource';

let ownClub: RecruitmentSource;

beforeAll(async () => {
  const { club, role } = await signInAtPlatform('manager@pinehollow.test');
  ownClub = clubSource(club, role);
});

testSameReads<RecruitmentSource>(
  { demo: demoSource, club: () => ownClub },
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
