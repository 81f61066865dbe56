import { Quiet } from '@platform/module-kit/screens';
import { Link, Loaded, useQuery } from '@platform/module-kit';
import { DescriptionList } from '@platform/ui';
import { INVITATIONS_FAILED, listInvitations } from '../../users/invitations/invitation';
import type { InvitationState } from '../../users/invitations/invitationState';
import { SettingsCard } from '../frame/SettingsCard';

async function countInState(state: InvitationState): Promise<number> {
  return (await listInvitations({ state, search: '', page: 1 })).count;
}

/** How people join the club: the rules for every invitation, and the number of invitations. */
export function InvitationsCard() {
  const counts = useQuery({
    queryKey: ['admin', 'invitations', 'counts'],
    queryFn: async () => {
      const [open, accepted, expired] = await Promise.all([
        countInState('open'),
        countInState('accepted'),
        countInState('expired'),
      ]);
      return { open, accepted, expired };
    },
  });
  return (
    <SettingsCard
      title="Invitations"
      description="People sign up with an invitation only. It is valid for 7 days, for its own email address, until you revoke it."
    >
      <Loaded query={counts} label="invitations" failure={INVITATIONS_FAILED} height="6rem">
        {({ open, accepted, expired }) => (
          <DescriptionList
            items={[
              { term: 'Open', description: open },
              { term: 'Accepted', description: accepted },
              { term: 'Expired', description: expired },
            ]}
          />
        )}
      </Loaded>
      <Quiet>
        Administrators invite anyone, managers invite staff, each at most 50 people an hour.{' '}
        <Link to="/admin?view=invitations">All invitations</Link>
      </Quiet>
    </SettingsCard>
  );
}
