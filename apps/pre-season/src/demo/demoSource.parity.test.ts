import { signInAtPlatform, testSameReads } from '@platform/module-kit/testing';
import { clubSource } from '../club/clubSource';
import type { PreSeasonSource } from '../source/preSeasonSource';
import { makeDemoSource } from './demoSource';

let ownClub: PreSeasonSource;

beforeAll(async () => {
  const { club, userId, role } = await signInAtPlatform('manager@pinehollow.test');
  ownClub = clubSource(club, { userId, role, mayExport: true, readsBudget: true });
});

const seasonsOf = async (demo: PreSeasonSource) => (await demo.readSetting()).seasons;
const itemsOf = async (demo: PreSeasonSource) => {
  const lists = await Promise.all((await seasonsOf(demo)).map(({ id }) => demo.listChecklists(id)));
  return lists.flat().flatMap(({ items }) => items);
};
const yearsOf = async (demo: PreSeasonSource) => (await seasonsOf(demo)).map(({ year }) => year);

testSameReads<PreSeasonSource>(
  { demo: makeDemoSource, club: () => ownClub },
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
