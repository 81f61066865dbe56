import { asking } from '@platform/module-kit/screens';
import { failures } from '../failures';

/** Whether a staff member has an account, an invitation to one, or neither. */
export type StaffAccount =
  | { kind: 'has account' }
  | { kind: 'not invited' }
  /** `expiresAt` is a moment (ISO 8601). */
  | { kind: 'invited' | 'expired'; invitation: { id: string; version: number }; expiresAt: string };

const read = asking(failures.account);

/** Whether a person has an account, or an open invitation from the club. */
export async function readAccount(clubId: string, staffId: string, email: string | null): Promise<StaffAccount> {
  const [{ user_id: userId }, [invitation]] = await Promise.all([
    read((db) => db.from('staff').select('user_id').eq('id', staffId).single()),
    read((db) =>
      db
        .from('invitations')
        .select('id, version, expires_at')
        .eq('club_id', clubId)
        .eq('email', (email ?? '').trim().toLowerCase())
        .is('accepted_at', null)
        .is('revoked_at', null),
    ),
  ]);
  if (userId !== null) return { kind: 'has account' };
  if (!invitation?.expires_at) return { kind: 'not invited' };
  const { id, version, expires_at: expiresAt } = invitation;
  return { kind: new Date(expiresAt) > new Date() ? 'invited' : 'expired', invitation: { id, version }, expiresAt };
}
