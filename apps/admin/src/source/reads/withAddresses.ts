import { asking } from '@platform/module-kit/screens';
import { PEOPLE_FAILED, personOf, type Person, type ProfileRow } from '../rows/person';

/** The profiles with the addresses of their accounts. */
export async function withAddresses(rows: readonly ProfileRow[]): Promise<Person[]> {
  if (rows.length === 0) return [];
  const addresses = await asking(PEOPLE_FAILED)((db) =>
    db.rpc('addresses_of_people', { user_ids_param: rows.map((row) => row.user_id) }),
  );
  return rows.map((row) =>
    personOf(
      row,
      addresses.find((address) => address.user_id === row.user_id),
    ),
  );
}
