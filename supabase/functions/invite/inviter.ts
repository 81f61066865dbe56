import { RequestError } from '../_shared/answers.ts';
import { callSupabase } from '../_shared/callSupabase.ts';
import type { Environment } from '../_shared/environment.ts';

/** The caller of the function, in a live session. */
export interface Inviter {
  token: string;
  /** The name that the email uses: their name, or their address when they have none. */
  name: string;
  email: string;
}

/** Who invites. The auth service is asked, so that a session which has ended is refused. Throws a RequestError (401). */
export async function requireInviter(environment: Environment, headers: Headers): Promise<Inviter> {
  const signIn = new RequestError(401, 'not_signed_in', 'Your session has ended. Sign in and invite again.');
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (!token) throw signIn;
  const user = await callSupabase(environment, { person: token }, 'GET', 'auth/v1/user');
  if (!user.ok && user.status < 500) throw signIn;
  if (!user.ok) throw new Error(`The auth service answered ${user.status} ${user.message}`);
  const { id, email } = user.data as { id: string; email: string };
  const profile = await callSupabase(
    environment,
    { person: token },
    'GET',
    `rest/v1/profiles?select=display_name&user_id=eq.${encodeURIComponent(id)}`,
  );
  if (!profile.ok) throw new Error(`The profile could not be read: ${profile.status} ${profile.message}`);
  const [row] = profile.data as { display_name: string | null }[];
  return { token, name: row?.display_name || email, email };
}
