import { InvitationsDialog } from '@platform/module-kit/screens';
import { useRereadTeam } from '../../../../source/queries';
import { useClubSource } from '../../../../source/useClubSource';

/** Invites staff to accounts of their own. */
export function InviteStaffDialog({ onClose }: { onClose(): void }) {
  const { inviteStaff } = useClubSource();
  return (
    <InvitationsDialog
      title="Invite staff"
      description="They see their own shifts and records, and no pay or other people's records."
      invite={inviteStaff}
      reread={useRereadTeam()}
      onClose={onClose}
    />
  );
}
