import { Quiet } from '@platform/module-kit/screens';
import { Link, Loaded } from '@platform/module-kit';
import { DescriptionList } from '@platform/ui';
import { useInvitationCounts } from '../../source/queries';
import { INVITATIONS_FAILED } from '../../source/rows/invitation';
import { SettingsCard } from '../frame/SettingsCard';

/** How people join the club: the rules for every invitation, and the number of invitations. */
export function InvitationsCard() {
  const counts = useInvitationCounts();
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
