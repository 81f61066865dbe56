import { useSearchParams } from '@platform/module-kit';
import { Button, Inline, SegmentedControl, Stack } from '@platform/ui';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAdministrator } from '../useAdministrator';
import { InvitationsView } from './invitations/InvitationsView';
import { InviteDialog } from './invitations/InviteDialog';
import { PeopleView } from './people/PeopleView';
import { PersonDrawer } from './person/PersonDrawer';

/** Who may use the platform, and who is asked to. */
export function UsersTab() {
  const administrator = useAdministrator();
  const [address, setAddress] = useSearchParams();
  const [isInviting, setInviting] = useState(false);
  const view = address.get('view') === 'invitations' ? 'invitations' : 'people';
  const personId = address.get('person');
  const leave = (parameter: 'person' | 'invite') =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      next.delete(parameter);
      return next;
    });
  const isInvitingByLink = address.get('invite') === 'people';
  const closeInviting = () => {
    setInviting(false);
    if (isInvitingByLink) leave('invite');
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
          onChange={(chosen) => setAddress(chosen === 'people' ? {} : { view: chosen })}
        />
        <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
          Invite people
        </Button>
      </Inline>
      {view === 'people' ? (
        <PeopleView administrator={administrator} />
      ) : (
        <InvitationsView administrator={administrator} />
      )}
      {personId !== null && (
        <PersonDrawer key={personId} userId={personId} administrator={administrator} onClose={() => leave('person')} />
      )}
      {(isInviting || isInvitingByLink) && <InviteDialog administrator={administrator} onClose={closeInviting} />}
    </Stack>
  );
}
