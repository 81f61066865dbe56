import { supabase } from '@platform/session';
import { countedDataOf } from '../../shared/countedData';
import { rowsOfPage } from '../../shared/pages';
import { withAddresses } from './addresses';
import type { PeopleFilter } from './peopleFilter';
import { PEOPLE_FAILED, PROFILE_COLUMNS, type Person } from './person';

/** One page of people, and their total number. */
export interface People {
  people: Person[];
  count: number;
}

/** The people the administrator sees, the newest first. */
export async function listPeople({ search, clubId, role, page }: PeopleFilter): Promise<People> {
  const client = await supabase();
  const all = search
    ? client.rpc('search_people', { search_param: search }, { count: 'exact' }).select(PROFILE_COLUMNS)
    : client.from('profiles').select(PROFILE_COLUMNS, { count: 'exact' });
  const ofClub = clubId ? all.eq('club_id', clubId) : all;
  const ofRole = role ? ofClub.eq('role', role) : ofClub;
  const { from, to } = rowsOfPage(page);
  const { rows, count } = await countedDataOf(
    ofRole.order('created_at', { ascending: false }).order('id').range(from, to),
    PEOPLE_FAILED,
  );
  return { people: await withAddresses(rows), count };
}
