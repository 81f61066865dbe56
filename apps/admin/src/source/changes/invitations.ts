import { callFunction } from '@platform/module-kit';
import { revokeInvitation as revoke } from '@platform/module-kit/screens';
import { INVITE_FAILED, type Invitation, type Offer } from '../rows/invitation';
import { adminChange } from './adminChange';

/** Invites an address by email. An open invitation to the same club is renewed, with a new link and seven more days. */
export const sendInvitation = adminChange({
  waits: 'new-row',
  async send(_administrator, email: string, { role, clubId, plan }: Offer) {
    await callFunction('invite', { email, role, clubId, ...(plan !== undefined && { plan }) }, INVITE_FAILED);
  },
});

export const revokeInvitation = adminChange({
  waits: 'row-goes',
  send: (_administrator, invitation: Pick<Invitation, 'id' | 'version'>) =>
    revoke(invitation, 'Remove them under People instead.'),
});
