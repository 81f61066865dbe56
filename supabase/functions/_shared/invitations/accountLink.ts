import { callSupabase } from '../callSupabase.ts';
import { requireVariable, type Environment } from '../environment.ts';
import { authToken } from './authToken.ts';
import type { PreparedMail } from './preparedMail.ts';

/**
 * Where the email leads: someone new chooses a password, someone with an account signs in and joins; a person who
 * belongs to another club leaves that one first.
 */
export interface AccountLink {
  kind: 'choose a password' | 'sign in' | 'leave the other club';
  url: string;
}

/**
 * The link that an invited person follows. Makes the account if there is none, so that a forgotten password works before
 * the link was opened; its address counts as proven only when a link is opened.
 */
export async function accountLink(environment: Environment, prepared: PreparedMail): Promise<AccountLink> {
  const { invitationId, token, email, club } = prepared;
  const door = `${requireVariable(environment, 'SITE_URL')}/auth`;
  if ((await authToken(environment, email)) !== null) {
    return {
      kind: 'choose a password',
      url: `${door}/password?${new URLSearchParams({ type: 'invitation', token })}`,
    };
  }
  const isElsewhere = club !== null && (await belongsToAnotherClub(environment, email, club.id));
  return {
    kind: isElsewhere ? 'leave the other club' : 'sign in',
    url: `${door}/join?${new URLSearchParams({ invitation: invitationId })}`,
  };
}

async function belongsToAnotherClub(environment: Environment, email: string, clubId: string): Promise<boolean> {
  const answer = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/belongs_to_another_club', {
    email_param: email,
    club_id_param: clubId,
  });
  if (!answer.ok) throw new Error(`The person's club could not be read: ${answer.status} ${answer.message}`);
  return answer.data === true;
}
