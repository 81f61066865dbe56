import { callFunction, DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** Whether a staff member has an account, is invited to one, or neither. */
export type StaffAccount =
  | { kind: 'has account' }
  | { kind: 'not invited' }
  /** `expiresAt` is a moment (ISO 8601). */
  | { kind: 'invited' | 'expired'; invitationId: string; version: number; expiresAt: string };

const ACCOUNT_FAILED = 'Whether they have an account could not be found out';
const INVITE_FAILED = 'The invitation was not sent. Check your connection and try again.';
const REVOKE_FAILED = 'The invitation was not revoked. Check your connection and try again.';

/** Whether a person has an account, or an invitation of the club that they have not accepted yet. */
export async function readAccount(clubId: string, staffId: string, email: string | null): Promise<StaffAccount> {
  const client = await supabase();
  const person = client.from('staff').select('user_id').eq('id', staffId).single();
  const invitations = client
    .from('invitations')
    .select('id, version, expires_at')
    .eq('club_id', clubId)
    .eq('email', (email ?? '').trim().toLowerCase())
    .is('accepted_at', null)
    .is('revoked_at', null);
  const [{ user_id: userId }, [invitation]] = await Promise.all([
    dataOf(person, ACCOUNT_FAILED),
    dataOf(invitations, ACCOUNT_FAILED),
  ]);
  if (userId !== null) return { kind: 'has account' };
  if (!invitation?.expires_at) return { kind: 'not invited' };
  const { id: invitationId, version, expires_at: expiresAt } = invitation;
  return { kind: new Date(expiresAt) > new Date() ? 'invited' : 'expired', invitationId, version, expiresAt };
}

/** Invites them as staff. Again, it makes a new link and ends the old one. Throws a DataError. */
export async function inviteToClub(clubId: string, email: string): Promise<void> {
  await callFunction('invite', { email, role: 'user', clubId }, INVITE_FAILED);
}

/** Ends an invitation and its link. Throws a DataError. */
export async function revokeInvitation(invitationId: string, version: number): Promise<void> {
  const client = await supabase();
  const revoked = await dataOf(
    client
      .from('invitations')
      .update({ revoked_at: new Date().toISOString(), version })
      .eq('id', invitationId)
      .is('accepted_at', null)
      .select('id'),
    REVOKE_FAILED,
  );
  if (revoked.length === 0) throw new DataError('They accepted meanwhile. Reload the page.', 'PT409', 409);
}
