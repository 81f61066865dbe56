import { useMutation, useQueryClient } from '@platform/module-kit';
import { revokeInvitation, toastFailure } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { Invitation } from './invitation';
import { INVITE_FAILED, sendInvitation } from './sendInvitation';

/** Resends an invitation, and revokes one. */
export function useInvitationActions() {
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: ['admin', 'invitations'] });
  const resending = useMutation({
    mutationFn: ({ email, role, club }: Invitation) => sendInvitation(email, { role, clubId: club?.id ?? null }),
    onSuccess: (_answer, { email }) => toast({ title: `Sent again to ${email}`, tone: 'success' }),
    onError: (error) => toastFailure(INVITE_FAILED, error),
    onSettled,
  });
  const revoking = useMutation({
    mutationFn: (invitation: Invitation) => revokeInvitation(invitation, 'Remove them under People instead.'),
    onSuccess: (_answer, { email }) => toast({ title: `The invitation of ${email} is revoked`, tone: 'success' }),
    onError: (error) => toastFailure('Failed to revoke the invitation', error),
    onSettled,
  });
  return { resending, revoking };
}
