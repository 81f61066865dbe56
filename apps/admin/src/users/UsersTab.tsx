import { Button, Inline, SegmentedControl, Stack } from '@platform/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { InvitationsView } from './invitations/InvitationsView';
import { InviteDialog } from './invitations/InviteDialog';
import { PeopleView } from './people/PeopleView';
import { PersonDrawer } from './person/PersonDrawer';
import { useUsersAddress } from './useUsersAddress';

/** Who may use the platform, and who is invited. */
export function UsersTab() {
  const { values, change } = useUsersAddress();
  const { view, person } = values;
  const [isInviting, setInviting] = useState(false);
  const isInvitingByLink = values.invite === 'people';
  const closeInviting = () => {
    setInviting(false);
    if (isInvitingByLink) change({ invite: '' });
  };
  return (
    <Stack $gap="lg">
      <Inline $justify="between">
        <SegmentedControl
          label="Show"
          value={view}
          options={[
            { value: 'people', label: 'People' },
            { value: 'invitations', label: 'Invitations' },
          ]}
          onChange={(chosen) => change({ view: chosen })}
        />
        <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
          Invite people
        </Button>
      </Inline>
      {view === 'people' ? <PeopleView /> : <InvitationsView />}
      {person && <PersonDrawer key={person} userId={person} onClose={() => change({ person: '' })} />}
      {(isInviting || isInvitingByLink) && <InviteDialog onClose={closeInviting} />}
    </Stack>
  );
}
