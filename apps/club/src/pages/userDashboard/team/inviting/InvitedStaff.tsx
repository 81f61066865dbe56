import { FailedAlert, Muted } from '@platform/module-kit/screens';
import { Badge, Button, Inline, media, Stack, toast, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import { useInvitations, useRereadTeam } from '../../../../source/queries';
import { INVITATIONS_FAILED, type StaffInvitation } from '../../../../source/rows/invitation';
import { useClubChange, useClubSource } from '../../../../source/useClubSource';

/** Staff with an open invitation, each with Resend and Revoke. Renders nothing without any. */
export function InvitedStaff() {
  const invitations = useInvitations();
  if (invitations.isError) return <FailedAlert query={invitations} title={INVITATIONS_FAILED} />;
  if (!invitations.data || invitations.data.length === 0) return null;
  return (
    <Stack $gap="xs">
      <Title>Invited, not accepted yet</Title>
      <ul role="list" aria-label="Invited, not accepted yet">
        {invitations.data.map((invitation) => (
          <Invited key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Stack>
  );
}

function Invited({ invitation }: { invitation: StaffInvitation }) {
  const { email } = invitation;
  const source = useClubSource();
  const reread = useRereadTeam();
  const resending = useClubChange(() => source.inviteStaff(email), {
    reread,
    failed: `Nothing was sent to ${email}`,
    onDone: () => toast({ title: `Sent again to ${email}`, tone: 'success' }),
  });
  const revoking = useClubChange(() => source.revokeInvitation(invitation), {
    reread,
    failed: `The invitation of ${email} is not revoked`,
    onDone: () => toast({ title: `The invitation of ${email} is revoked`, tone: 'success' }),
  });
  const isBusy = resending.isPending || revoking.isPending;
  return (
    <Line>
      <Words>
        <span>{email}</span>
        <Until invitation={invitation} />
      </Words>
      <Inline $gap="xxs">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Resend to ${email}`}
          disabled={isBusy}
          onClick={() => resending.mutate()}
        >
          Resend
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={`Revoke ${email}`}
          disabled={isBusy}
          onClick={() => revoking.mutate()}
        >
          Revoke
        </Button>
      </Inline>
    </Line>
  );
}

function Until({ invitation: { expiresAt, isOpen } }: { invitation: StaffInvitation }) {
  const day = dateInWords(expiresAt, 'longDayOfYear');
  if (isOpen) return <Muted>Open until {day}</Muted>;
  return (
    <span>
      <Badge tone="warning">Expired {day}</Badge>
    </span>
  );
}

const Title = styled.h3`
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.xs};
  padding-block: ${token.space.xs};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.span`
  display: grid;
  gap: ${token.space.hair};
  overflow-wrap: anywhere;
`;
