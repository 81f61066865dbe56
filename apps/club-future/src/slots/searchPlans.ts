import { asking, foundIn, MOST_FOUND, type PaletteQuery } from '@platform/module-kit/screens';
import { statusWords } from '../rules/projects/projectStatus';
import { listNames } from '../rules/wishes/wishWords';
import type { ProjectStatus } from '../source/rows/project';
import type { WishList } from '../source/rows/wish';

/** Capital projects and wishes of a club that a query finds, for the command palette. */
export async function searchPlans({ clubId, query }: PaletteQuery) {
  const ask = asking('Failed to fetch the projects and wishes');
  const [projects, wishes] = await Promise.all([
    ask((db) => {
      const all = db.from('capital_projects').select('id, title, status').eq('club_id', clubId);
      return foundIn(all, 'title', query).order('title').limit(MOST_FOUND);
    }),
    ask((db) => {
      const all = db.from('wishlist_items').select('id, item, list').eq('club_id', clubId);
      return foundIn(all, 'item', query).order('item').limit(MOST_FOUND);
    }),
  ]);
  return [
    ...projects.map(({ id, title, status }) => ({
      id,
      label: title,
      detail: `Capital project, ${statusWords[status as ProjectStatus].toLowerCase()}`,
      to: `/club-future?open=${id}`,
    })),
    ...wishes.map(({ id, item, list }) => ({
      id,
      label: item,
      detail: listNames[list as WishList],
      to: '/club-future?tab=wishlist',
    })),
  ].slice(0, MOST_FOUND);
}
