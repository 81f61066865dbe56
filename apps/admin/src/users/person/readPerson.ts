import { DataError } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { withAddresses } from '../people/addresses';
import { PEOPLE_FAILED, PROFILE_COLUMNS, type Person } from '../people/person';

/** Reads one person. @throws DataError, also if the administrator has no person with this id */
export async function readPerson(userId: string): Promise<Person> {
  const rows = await asking(PEOPLE_FAILED)((db) => db.from('profiles').select(PROFILE_COLUMNS).eq('user_id', userId));
  const [person] = await withAddresses(rows);
  if (!person)
    throw new DataError('This person is not among yours any more. Close this and look at the list.', '', 404);
  return person;
}
