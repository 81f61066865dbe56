import { DataError } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { rowsOfPage } from '../../shared/pages';
import {
  COUNT_FAILED,
  PEOPLE_FAILED,
  PROFILE_COLUMNS,
  type People,
  type PeopleFilter,
  type Person,
} from '../rows/person';
import { countedDataOf } from './countedData';
import { withAddresses } from './withAddresses';

/** Most people of a club that are read: one page of a database answer. */
const MOST_PEOPLE = 1000;

const ask = asking(PEOPLE_FAILED);

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

/** One person. @throws DataError, also if the administrator has no person with this id */
export async function readPerson(userId: string): Promise<Person> {
  const rows = await ask((db) => db.from('profiles').select(PROFILE_COLUMNS).eq('user_id', userId));
  const [person] = await withAddresses(rows);
  if (!person) throw new DataError('You no longer administer this person. Close this and look at the list.', '', 404);
  return person;
}

/** The administrators of a club, by name. */
export async function listAdministrators(clubId: string): Promise<Person[]> {
  return withAddresses(
    await ask((db) =>
      db.from('profiles').select(PROFILE_COLUMNS).eq('club_id', clubId).eq('role', 'admin').order('display_name'),
    ),
  );
}

/** Looks for other administrators in a person's club. @returns 0 without any, else 1 */
export async function countOtherAdmins(userId: string, clubId: string | undefined): Promise<number> {
  if (clubId === undefined) return 0;
  const others = await asking(COUNT_FAILED)((db) =>
    db.from('profiles').select('user_id').eq('club_id', clubId).eq('role', 'admin').neq('user_id', userId).limit(1),
  );
  return others.length;
}

/** Everyone with an account in the club: the latest sign-in first, people who never signed in last. */
export async function listSignIns(clubId: string): Promise<Person[]> {
  const people = await withAddresses(
    await ask((db) =>
      db.from('profiles').select(PROFILE_COLUMNS).eq('club_id', clubId).order('display_name').limit(MOST_PEOPLE),
    ),
  );
  return people.sort((a, b) => (b.lastSignInAt ?? '').localeCompare(a.lastSignInAt ?? ''));
}
