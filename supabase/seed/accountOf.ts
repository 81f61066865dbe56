import { Sql } from './sql';

/** The account of a person of the seed, by the address they sign in with. */
export function accountOf(email: string): Sql {
  return new Sql(`(select id from auth.users where email = '${email}')`);
}
