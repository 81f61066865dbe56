import { callSupabase } from '../_shared/callSupabase.ts';
import { requireVariable, type Environment } from '../_shared/environment.ts';
import type { Invitation } from './invitation.ts';

/**
 * Where the mail leads: someone new chooses a password, someone with an account signs in and joins; whoever belongs to
 * another club leaves that one first.
 */
export interface AccountLink {
  kind: 'choose a password' | 'sign in' | 'leave the other club';
  url: string;
}

/**
 * The link that an invited person follows; it names the invitation, which may be one of several. Makes the account if
 * there is none; its address counts as proven only when the link is opened, and only if the invitation is still open then.
 */
export async function accountLink(
  environment: Environment,
  { email, clubId }: Invitation,
  invitationId: string,
): Promise<AccountLink> {
  const door = `${requireVariable(environment, 'SITE_URL')}/auth`;
  const answer = await callSupabase(environment, 'platform', 'POST', 'auth/v1/admin/generate_link', {
    type: 'invite',
    email,
  });
  if (answer.ok) {
    const { hashed_token: token } = answer.data as { hashed_token: string };
    const proof = new URLSearchParams({ type: 'invite', token_hash: token, invitation: invitationId });
    return { kind: 'choose a password', url: `${door}/password?${proof}` };
  }
  if (answer.code === 'email_exists') {
    const isElsewhere = clubId !== null && (await belongsToAnotherClub(environment, email, clubId));
    return {
      kind: isElsewhere ? 'leave the other club' : 'sign in',
      url: `${door}/join?${new URLSearchParams({ invitation: invitationId })}`,
    };
  }
  throw new Error(`The account's link was not made: ${answer.status} ${answer.message}`);
}

async function belongsToAnotherClub(environment: Environment, email: string, clubId: string): Promise<boolean> {
  const answer = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/belongs_to_another_club', {
    email_param: email,
    club_id_param: clubId,
  });
  if (!answer.ok) throw new Error(`The person's club could not be read: ${answer.status} ${answer.message}`);
  return answer.data === true;
}
