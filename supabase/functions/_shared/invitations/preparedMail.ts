import { callSupabase } from '../callSupabase.ts';
import type { Environment } from '../environment.ts';

/** The data from which the email of an invitation is written. */
export interface PreparedMail {
  invitationId: string;
  /** Opens the invitation until it expires; the one of an earlier email has ended with it. */
  token: string;
  /** In lower case. */
  email: string;
  role: string;
  /** Null: the person is invited to set up a club of their own, or (super_admin) to the firm. */
  club: { id: string; name: string } | null;
  /** Null when the operator invites, who has no account. */
  inviter: { name: string; email: string } | null;
  /** The last day, in the words of the club: `Thursday, December 24`. */
  untilDay: string;
}

interface Row {
  token: string;
  email: string;
  role: string;
  club_id: string | null;
  club_name: string | null;
  inviter_name: string | null;
  inviter_email: string | null;
  until_day: string;
}

/** Makes a new link for an invitation; null when it is not open any more. */
export async function prepareMail(environment: Environment, invitationId: string): Promise<PreparedMail | null> {
  const answer = await callSupabase(environment, 'platform', 'POST', 'rest/v1/rpc/prepare_invitation_mail', {
    invitation_id_param: invitationId,
  });
  if (!answer.ok) throw new Error(`The invitation's email was not prepared: ${answer.status} ${answer.message}`);
  const [row] = answer.data as Row[];
  if (!row) return null;
  const { club_id: clubId, club_name: clubName, inviter_name: name, inviter_email: address } = row;
  return {
    invitationId,
    token: row.token,
    email: row.email,
    role: row.role,
    club: clubId === null ? null : { id: clubId, name: clubName ?? '' },
    inviter: address === null ? null : { name: name || address, email: address },
    untilDay: row.until_day,
  };
}
