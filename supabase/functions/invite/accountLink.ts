import { callSupabase } from '../_shared/callSupabase.ts';
import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Invitation } from './invitation.ts';

/** Where the mail leads: someone new chooses a password, someone with an account signs in and joins. */
export interface AccountLink {
  kind: 'choose a password' | 'sign in';
  url: string;
}

/**
 * The link that an invited person follows. Makes the account if there is none; its address counts as proven only when
 * the link is opened, and only if the invitation is still open then.
 */
export async function accountLink(environment: Environment, { email, clubId }: Invitation): Promise<AccountLink> {
  const page = `${requireVariable(environment, 'SITE_URL')}/auth`;
  const answer = await callSupabase(environment, 'platform', 'POST', 'auth/v1/admin/generate_link', {
    type: 'invite',
    email,
  });
  if (answer.ok) {
    const { hashed_token: token } = answer.data as { hashed_token: string };
    return { kind: 'choose a password', url: `${page}?${new URLSearchParams({ type: 'invite', token_hash: token })}` };
  }
  if (answer.code === 'email_exists') {
    return { kind: 'sign in', url: clubId === null ? page : `${page}?${new URLSearchParams({ join: clubId })}` };
  }
  throw new Error(`The account's link was not made: ${answer.status} ${answer.message}`);
}
