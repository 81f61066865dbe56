import { signInAtPlatform, testSameReads } from '@platform/module-kit/testing';
import { createClubSource } from '../source/club/clubSource';
import type { TrainingSource } from '../source/trainingSource';
import { createDemoSource } from './demoSource';

let ownClub: TrainingSource;

beforeAll(async () => {
  ownClub = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
});

testSameReads<TrainingSource>(
  { demo: createDemoSource, club: () => ownClub },
  {
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
