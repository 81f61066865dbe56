import { asking } from '@platform/module-kit/screens';
import { INVITATIONS_FAILED, type StaffInvitation } from '../rows/invitation';

/** Staff invitations that are open or expired, the newest first. */
export async function listInvitations(clubId: string): Promise<StaffInvitation[]> {
  const rows = await asking(INVITATIONS_FAILED)((db) =>
    db
      .from('invitations')
      .select('id, email, expires_at, version')
      .eq('club_id', clubId)
      .eq('role', 'user')
      .is('accepted_at', null)
      .is('revoked_at', null)
      .order('created_at', { ascending: false })
      .limit(200),
  );
  const now = new Date();
  return rows.map(({ id, email, expires_at: expiresAt, version }) => ({
    id,
    email,
    expiresAt: expiresAt ?? '',
    isOpen: expiresAt !== null && new Date(expiresAt) > now,
    version,
  }));
}
