import { signInAtPlatform, testSameReads } from '@platform/module-kit/testing';
import { createClubSource } from '../source/club/clubSource';
import type { SeasonWorked } from '../source/staffMember';
import type { StaffSource } from '../source/staffSource';
import { createDemoSource } from './demoSource';

let ownClub: StaffSource;

beforeAll(async () => {
  const read = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
  // The database chooses the ids of this season's records.
  const listSeasons: StaffSource['listSeasons'] = async (staffId) =>
    (await read.listSeasons(staffId)).map(({ id: _, ...season }) => season as SeasonWorked);
  ownClub = { ...read, listSeasons };
});

const idsOf = async (demo: StaffSource) => (await demo.listStaff()).people.map(({ id }): [string] => [id]);

testSameReads<StaffSource>(
  { demo: createDemoSource, club: () => ownClub },
  {
    listStaff: () => [[]],
    readMember: idsOf,
    listCertificationTypes: () => [[]],
    listOnboarding: idsOf,
    listSeasons: idsOf,
    listEvents: idsOf,
    readSeason: () => [[]],
    listRoles: () => [[]],
    readMinimumWage: () => [[]],
    readMeasures: () => [[]],
    listRetention: () => [[]],
  },
);
