import { signInAtPlatform, testSameReads } from '@platform/module-kit/testing';
import { createClubSource } from '../source/club/clubSource';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { createDemoSource } from './demoSource';

let ownClub: PreSeasonSource;

beforeAll(async () => {
  ownClub = createClubSource(await signInAtPlatform('manager@pinehollow.test'));
});

const seasonsOf = async (demo: PreSeasonSource) => (await demo.readSetting()).seasons;
const itemsOf = async (demo: PreSeasonSource) => {
  const lists = await Promise.all((await seasonsOf(demo)).map(({ id }) => demo.listChecklists(id)));
  return lists.flat().flatMap(({ items }) => items);
};
const yearsOf = async (demo: PreSeasonSource) => (await seasonsOf(demo)).map(({ year }) => year);

testSameReads<PreSeasonSource>(
  { demo: createDemoSource, club: () => ownClub },
  {
    readSetting: () => [[]],
    listPeople: () => [[]],
    listChecklists: async (demo) => (await seasonsOf(demo)).map(({ id }) => [id]),
    listTemplates: () => [[]],
    readItem: async (demo) => (await itemsOf(demo)).map(({ id }) => [id]),
    listBudget: async (demo) => [[await yearsOf(demo)]],
    readBudgetLine: async (demo) => (await demo.listBudget(await yearsOf(demo))).map(({ id }) => [id]),
    listLessons: async (demo) => (await seasonsOf(demo)).map(({ id }) => [id]),
  },
);
