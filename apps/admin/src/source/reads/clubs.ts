import { asking, CLUB_FAILED } from '@platform/module-kit/screens';
import { CLUBS_FAILED, MOST_CLUBS, type ClubName, type Names } from '../rows/club';

/** Every club that the administrator sees, by name. */
export const listClubs = (): Promise<ClubName[]> =>
  asking(CLUBS_FAILED)((db) => db.from('clubs').select('id, name').order('name').limit(MOST_CLUBS));

export async function readNames(): Promise<Names> {
  const [modules, clubs] = await Promise.all([
    asking('Failed to fetch modules')((db) => db.from('modules').select('id, title').order('title')),
    asking(CLUB_FAILED)((db) => db.from('clubs').select('id, name').order('name')),
  ]);
  return {
    modules: new Map(modules.map(({ id, title }) => [id, title])),
    clubs: new Map(clubs.map(({ id, name }) => [id, name])),
  };
}
