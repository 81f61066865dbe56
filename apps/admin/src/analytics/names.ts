import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** What modules and clubs are called, by their ids; as far as the person may read them. */
export interface Names {
  modules: Map<string, string>;
  clubs: Map<string, string>;
}

export async function readNames(): Promise<Names> {
  const client = await supabase();
  const [modules, clubs] = await Promise.all([
    dataOf(client.from('modules').select('id, title').order('title'), 'Failed to fetch modules'),
    dataOf(client.from('clubs').select('id, name').order('name'), 'Failed to fetch club'),
  ]);
  return {
    modules: new Map(modules.map(({ id, title }) => [id, title])),
    clubs: new Map(clubs.map(({ id, name }) => [id, name])),
  };
}
