import { sampleAccounts, sampleTeam } from '@platform/sample-club';
import { Sql } from './sql';

/** Who of both clubs' staff has an account (accounts.sql). */
const emails: Record<string, string> = {
  ...Object.fromEntries(
    sampleAccounts
      .filter(({ id }) => sampleTeam.some(({ accountId }) => accountId === id))
      .map(({ name, email }) => [name, email]),
  ),
  'Sam Okafor': 'staff@lakeside.test',
};

/** The account of a member of staff; null for those without one. */
export function accountOf(name: string): Sql | null {
  const email = emails[name];
  return email ? accountWithAddress(email) : null;
}

/** The account of a person of the seed, by the address they sign in with. */
export function accountWithAddress(email: string): Sql {
  return new Sql(`(select id from auth.users where email = '${email}')`);
}
