import { RequestError } from '../_shared/answers.ts';
import { callSupabase } from '../_shared/callSupabase.ts';
import type { Environment } from '../_shared/environment.ts';
import type { Invitation } from './invitation.ts';
import type { Inviter } from './inviter.ts';

/** The name of the club, if the inviter may see it. */
export async function clubName(environment: Environment, inviter: Inviter, clubId: string): Promise<string | null> {
  const path = `rest/v1/clubs?select=name&id=eq.${encodeURIComponent(clubId)}`;
  const answer = await callSupabase(environment, { person: inviter.token }, 'GET', path);
  if (!answer.ok) throw new Error(`The club could not be read: ${answer.status} ${answer.message}`);
  const [row] = answer.data as { name: string }[];
  return row?.name ?? null;
}

/**
 * Stores the invitation in the inviter's name and returns its id: the policies of the database decide. An open one is
 * replaced.
 * Throws a RequestError: 403 when the inviter may not, 409 when the person is in already, 429 after 50 in an hour.
 */
export async function storeInvitation(
  environment: Environment,
  inviter: Inviter,
  { email, role, clubId, plan }: Invitation,
): Promise<string> {
  const answer = await callSupabase(environment, { person: inviter.token }, 'POST', 'rest/v1/rpc/invite_person', {
    email_param: email,
    role_param: role,
    club_id_param: clubId,
    plan_param: plan,
  });
  if (answer.ok) return answer.data as string;
  const { status, code, message, hint } = answer;
  if (status === 429 || code === 'PT429') {
    throw new RequestError(429, 'too_many_invitations', [message, hint].filter(Boolean).join(' '));
  }
  if (code === 'PT409') throw new RequestError(409, 'not_needed', [message, hint].filter(Boolean).join(' '));
  if (code === '42501') throw notAllowed();
  throw new Error(`The invitation was not stored: ${status} ${message}`);
}

/** The refusal of someone who may not invite. It does not tell whether the club exists. */
export function notAllowed(): RequestError {
  return new RequestError(
    403,
    'not_allowed',
    'Administrators invite people to their own club, and managers invite staff. Ask an administrator of the club, or the firm.',
  );
}
