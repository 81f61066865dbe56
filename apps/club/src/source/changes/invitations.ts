import { inviteStaff as invite, revokeInvitation as revoke } from '@platform/module-kit/screens';
import type { StaffInvitation } from '../rows/invitation';
import { memberChange } from './memberChange';

/** Invites an address to the club as staff. An open invitation is renewed: its earlier link ends. */
export const inviteStaff = memberChange({
  waits: 'new-row',
  send: ({ club }, email: string) => invite(email, club.id),
});

export const revokeInvitation = memberChange({
  waits: 'row-goes',
  send: (_member, invitation: Pick<StaffInvitation, 'id' | 'version'>) => revoke(invitation),
});
