import { callFunction, DataError, dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** Said when an invitation was not sent, and the server gave no reason. */
export const INVITE_FAILED = 'The invitation was not sent. Check your connection and try again.';
const REVOKE_FAILED = 'The invitation was not revoked. Check your connection and try again.';

/** Invites an address to a club as staff. A second call makes a new link and ends the old one. Throws a DataError. */
export async function inviteStaff(email: string, clubId: string): Promise<void> {
  await callFunction('invite', { email, role: 'user', clubId }, INVITE_FAILED);
}

/**
 * Ends an invitation and its link. Throws a DataError, also when it changed after the page read it.
 * @param invitation its id, and the version that the page has read
 * @param afterwards a sentence that says what to do when it was accepted meanwhile
 */
export async function revokeInvitation(
  { id, version }: { id: string; version: number },
  afterwards = 'Reload the page.',
): Promise<void> {
  const client = await supabase();
  const revoked = await dataOf(
    client
      .from('invitations')
      .update({ revoked_at: new Date().toISOString(), version })
      .eq('id', id)
      .is('accepted_at', null)
      .select('id'),
    REVOKE_FAILED,
  );
  if (revoked.length === 0) throw new DataError(`They accepted meanwhile. ${afterwards}`, 'PT409', 409);
}
