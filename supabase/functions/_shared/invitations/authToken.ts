import { callSupabase } from '../callSupabase.ts';
import type { Environment } from '../environment.ts';

/**
 * Makes the account of an invited address if there is none, and a token of the auth service that proves the address within
 * an hour. Null when its address has been proven already.
 */
export async function authToken(environment: Environment, email: string): Promise<string | null> {
  const answer = await callSupabase(environment, 'platform', 'POST', 'auth/v1/admin/generate_link', {
    type: 'invite',
    email,
  });
  if (answer.ok) return (answer.data as { hashed_token: string }).hashed_token;
  if (answer.code === 'email_exists') return null;
  throw new Error(`The account's link was not made: ${answer.status} ${answer.message}`);
}
