import { callFunction, DataError } from '@platform/module-kit';
import { asking, saving } from '@platform/module-kit/screens';
import { NOT_REACHED, openPasswordLink, type PasswordResult } from '@platform/session';
import { LINK_FAILED, type LinkHolder } from './linkHolder';
import type { InvitationLink } from './passwordLink';

/** Why an invitation link opens no form. */
export type ClosedInvitation =
  /** `until` is the moment (ISO 8601) at which it expired. */
  | { state: 'expired'; holder: LinkHolder; until: string }
  | { state: 'accepted' | 'ended' }
  /** The address has an account. Its owner signs in to accept. */
  | { state: 'has account'; holder: LinkHolder; invitationId: string };

type InvitationAnswer =
  { opens: true; holder: LinkHolder; invitationId: string } | { opens: false; closed?: ClosedInvitation };

interface Row {
  state: 'open' | 'expired' | 'accepted' | 'ended';
  invitation_id: string | null;
  email: string | null;
  is_new: boolean | null;
  role: string | null;
  club_name: string | null;
  inviter_name: string | null;
  expires_at: string | null;
}

/** What the link is for; asking does not use it up. @throws DataError */
export async function readInvitationLink({ tokenHash: token }: InvitationLink): Promise<InvitationAnswer> {
  // The generated types do not say which columns of a function's row can be null.
  const [row] = (await asking(LINK_FAILED)((db) => db.rpc('read_invitation_link', { token_param: token }))) as Row[];
  if (!row) return { opens: false };
  const { state, invitation_id: id, email, role, is_new: isNew, expires_at: until } = row;
  if (state === 'accepted' || state === 'ended' || !id || !email || !role || !until) {
    return { opens: false, closed: { state: state === 'accepted' ? 'accepted' : 'ended' } };
  }
  const offer = { role, clubName: row.club_name, inviter: row.inviter_name ?? 'The firm' };
  const holder = { email, isNew: isNew === true, offer };
  if (state === 'expired') return { opens: false, closed: { state, holder, until } };
  if (!isNew) return { opens: false, closed: { state: 'has account', holder, invitationId: id } };
  return { opens: true, holder, invitationId: id };
}

/** Signs in the holder of the link, and confirms their address. */
export async function openInvitationLink({ tokenHash: token }: InvitationLink): Promise<PasswordResult> {
  try {
    const { tokenHash } = await callFunction<{ tokenHash: string }>('open-invitation', { token }, NOT_REACHED);
    return await openPasswordLink({ type: 'invite', tokenHash });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    if (error.code === 'link_is_used_up') return { ok: false, reason: 'link is used up', message: error.message };
    return { ok: false, reason: error.status === 0 ? 'not reached' : 'refused', message: error.message };
  }
}

/** Tells the people who send invitations that this person asks for a new one. @throws DataError */
export const askForNewInvitation = ({ tokenHash: token }: InvitationLink): Promise<void> =>
  saving('Your request was not sent. Check your connection and try again.')((db) =>
    db.rpc('ask_for_new_invitation', { token_param: token }),
  );
