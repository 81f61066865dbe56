import { DataError } from '@platform/module-kit';
import { byName, demoClub } from '@platform/module-kit/screens';
import { sampleAccounts, sampleClub, sampleTeam, sampleVisitor } from '@platform/sample-club';
import type { PreSeasonSource } from '../source/preSeasonSource';
import type { Person } from '../source/person';
import { demoBudget } from './demoBudget';
import { demoChecklists } from './demoChecklists';
import { demoTemplates } from './demoTemplates';
import { demoItems } from './demoItems';
import { demoLessons } from './demoLessons';
import { demoMemory, newId } from './demoMemory';
import { freshDemoState } from './demoState';

/** Accounts of the sample club that belong to no one on the staff. */
const administrators = sampleAccounts
  .filter(({ id }) => sampleTeam.every(({ accountId }) => accountId !== id))
  .map(({ id, name }): Person => ({
    owner: `account:${id}`,
    name,
    role: 'Administrator',
    userId: id,
    isMe: false,
  }));

/** The sample club at /demo/pre-season: no server, no session, and everything works until the visit ends. */
export function createDemoSource(): PreSeasonSource {
  const memory = demoMemory(freshDemoState());
  return {
    ...demoClub(sampleClub, '/demo/pre-season'),

    readSetting: async () => ({
      memberCount: sampleClub.memberCount,
      seasons: memory.read().seasons,
    }),
    addSeason: async (draft) => {
      const { seasons } = memory.read();
      if (seasons.some(({ year }) => year === draft.year)) {
        throw new DataError('The club has a season of this year already. Change that one.', '23505', 409);
      }
      const season = { ...draft, id: newId(), isClosed: false };
      memory.write({ seasons: [...seasons, season].sort((a, b) => a.year.localeCompare(b.year)) });
      return season;
    },
    listPeople: async () =>
      sampleTeam
        .map(({ id, name, role, accountId }): Person => ({
          owner: `staff:${id}`,
          name,
          role,
          userId: accountId,
          isMe: accountId === sampleVisitor.id,
        }))
        .concat(administrators)
        .sort(byName),
    ...demoChecklists(memory),
    ...demoTemplates(memory),
    ...demoItems(memory),
    ...demoBudget(memory),
    ...demoLessons(memory),
  };
}
