import { Loaded } from '@platform/module-kit';
import { isSettled, TEAM_MEMBERS_FAILED } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, Grid, Held, Inline, Skeleton, SkeletonCards, Stack } from '@platform/ui';
import { Send, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTeam } from '../../../source/queries';
import { useClubSource } from '../../../source/useClubSource';
import { Mailbox } from '../messages/Mailbox';
import { newDraft, replyTo, type MessageDraft } from '../messages/messageDraft';
import { SendMessageDialog } from '../messages/SendMessageDialog';
import { useDashboardAddress } from '../useDashboardAddress';
import { InvitedStaff } from './inviting/InvitedStaff';
import { InviteStaffDialog } from './inviting/InviteStaffDialog';
import { TeamList } from './TeamList';

/** Used in a link instead of an account: starts a new message without a recipient. */
const NEW = 'new';

/** The people of the club, and their messages to one another. */
export function MyTeam() {
  const { userId, canManage } = useClubSource();
  const team = useTeam();
  const hasFinalHeight = isSettled(team);
  const [begun, setBegun] = useState<MessageDraft | null>(null);
  const { values, change } = useDashboardAddress();
  const { write: linked } = values;
  const writing = begun ?? (linked === '' ? null : newDraft(linked === NEW ? '' : linked));
  // Administrators invite everyone else on the Admin page.
  const [isInviting, setInviting] = useState(false);
  const isInvitingByLink = values.invite === 'staff';
  const closeInviting = () => {
    setInviting(false);
    if (isInvitingByLink) change({ invite: '' });
  };
  const close = () => {
    setBegun(null);
    if (linked !== '') change({ write: '' });
  };

  return (
    <Grid $min="24rem" $gap="md">
      <Card as="section" aria-labelledby="team-title">
        <Stack>
          <Inline $justify="between">
            <CardTitle id="team-title">Team members</CardTitle>
            {canManage && (
              <Button
                size="sm"
                variant="secondary"
                icon={<UserPlus size={16} aria-hidden="true" />}
                onClick={() => setInviting(true)}
              >
                Invite staff
              </Button>
            )}
          </Inline>
          <Loaded query={team} label="team members" failure={TEAM_MEMBERS_FAILED} shape={<Outline />}>
            {(people) => <TeamList team={people} ownId={userId} onWrite={(id) => setBegun(newDraft(id))} />}
          </Loaded>
          {canManage && <InvitedStaff />}
        </Stack>
      </Card>
      <Held until={hasFinalHeight} placeholder={<SkeletonCards count={1} height="18rem" />}>
        <Card as="section" id="messages" aria-labelledby="messages-title">
          <Stack>
            <Inline $justify="between">
              <CardTitle id="messages-title">Messages</CardTitle>
              <Button size="sm" icon={<Send size={16} aria-hidden="true" />} onClick={() => setBegun(newDraft())}>
                Send Message
              </Button>
            </Inline>
            <Mailbox isInPlace={hasFinalHeight} onReply={(message) => setBegun(replyTo(message))} />
          </Stack>
        </Card>
      </Held>
      {canManage && (isInviting || isInvitingByLink) && <InviteStaffDialog onClose={closeInviting} />}
      {writing && (
        <SendMessageDialog
          key={linked}
          colleagues={team.data?.filter((member) => member.userId !== userId)}
          begin={writing}
          onClose={close}
        />
      )}
    </Grid>
  );
}

function Outline() {
  return (
    <Stack $gap="sm">
      <Skeleton $height="3rem" />
      <Skeleton $height="3rem" />
      <Skeleton $height="3rem" />
    </Stack>
  );
}
