import { signInAtPlatform, testSameReads } from '@platform/module-kit/testing';
import { demoSource } from './demo';
import { clubSource } from './source/club/clubSource';
import type { TrainingSource } from './source/trainingSource';

let ownClub: TrainingSource;

beforeAll(async () => {
  const { club, userId } = await signInAtPlatform('manager@pinehollow.test');
  ownClub = clubSource(club, { userId, canManage: true, readsEveryone: true, canExport: true });
});

testSameReads<TrainingSource>(
  { demo: demoSource, club: () => ownClub },
  {
    today: () => [[]],
    listModules: () => [[]],
    listParticipants: async (demo) => (await demo.listModules()).map(({ id }) => [id]),
    listPeople: () => [[]],
    listSessions: () => [[]],
    listRenewals: () => [[]],
    listCertificationTypes: () => [[]],
    ownStaffId: () => [[]],
    readRecord: async (demo) => (await demo.listPeople()).map(({ staffId }) => [staffId]),
  },
);
