import { DataError } from '@platform/module-kit';
import { demoClub } from '@platform/module-kit/screens';
import { sampleClub, sampleTeam } from '@platform/sample-club';
import type { PreSeasonSource } from '../source/preSeasonSource';
import type { Person } from '../source/person';
import { demoBudget } from './demoBudget';
import { demoChecklists } from './demoChecklists';
import { demoTemplates } from './demoTemplates';
import { demoItems } from './demoItems';
import { demoLessons } from './demoLessons';
import { demoMemory, newId } from './demoMemory';
import { freshDemoState } from './demoState';

/** Who a visitor of the demo is: the club's manager. */
const VISITOR = 'Elena Ruiz';

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
        .map(({ id, name, role }): Person => ({
          owner: `staff:${id}`,
          name,
          role,
          userId: name === VISITOR ? 'demo-visitor' : null,
          isMe: name === VISITOR,
        }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    ...demoChecklists(memory),
    ...demoTemplates(memory),
    ...demoItems(memory),
    ...demoBudget(memory),
    ...demoLessons(memory),
  };
}
