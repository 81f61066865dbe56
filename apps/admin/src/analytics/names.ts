import { asking } from '@platform/module-kit/screens';

/** The names of the modules and clubs that the person may read, by id. */
export interface Names {
  modules: Map<string, string>;
  clubs: Map<string, string>;
}

export async function readNames(): Promise<Names> {
  const [modules, clubs] = await Promise.all([
    asking('Failed to fetch modules')((db) => db.from('modules').select('id, title').order('title')),
    asking('Failed to fetch club')((db) => db.from('clubs').select('id, name').order('name')),
  ]);
  return {
    modules: new Map(modules.map(({ id, title }) => [id, title])),
    clubs: new Map(clubs.map(({ id, name }) => [id, name])),
  };
}
