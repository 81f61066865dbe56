import { useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { inviteStaff, revokeInvitation, toastFailure } from '@platform/module-kit/screens';
import { Badge, Button, Inline, media, Stack, toast, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import { LoadFailed } from '../../LoadFailed';
import { INVITATIONS_FAILED, listInvitations, type StaffInvitation } from './staffInvitations';

/** Staff with an open invitation, each with Resend and Revoke. Renders nothing without any. */
export function InvitedStaff({ clubId }: { clubId: string }) {
  const cache = useQueryClient();
  const invitations = useQuery({
    queryKey: ['team', clubId, 'invitations'],
    queryFn: () => listInvitations(clubId),
  });
  const onSettled = () => cache.invalidateQueries({ queryKey: ['team', clubId] });
  const resending = useMutation({
    mutationFn: ({ email }: StaffInvitation) => inviteStaff(email, clubId),
    onSuccess: (_sent, { email }) => toast({ title: `Sent again to ${email}`, tone: 'success' }),
    onError: (error, { email }) => toastFailure(`Nothing was sent to ${email}`, error),
    onSettled,
  });
  const revoking = useMutation({
    mutationFn: (invitation: StaffInvitation) => revokeInvitation(invitation, 'Reload the page.'),
    onSuccess: (_gone, { email }) => toast({ title: `The invitation of ${email} is revoked`, tone: 'success' }),
    onError: (error, { email }) => toastFailure(`The invitation of ${email} is not revoked`, error),
    onSettled,
  });
  if (invitations.isError) return <LoadFailed title={INVITATIONS_FAILED} query={invitations} />;
  if (!invitations.data || invitations.data.length === 0) return null;
  const isBusy = resending.isPending || revoking.isPending;
  return (
    <Stack $gap="xs">
      <Title>Invited, not accepted yet</Title>
      <Lines role="list" aria-label="Invited, not accepted yet">
        {invitations.data.map((invitation) => (
          <Line key={invitation.id}>
            <Words>
              <span>{invitation.email}</span>
              <Until invitation={invitation} />
            </Words>
            <Inline $gap="xxs">
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Resend to ${invitation.email}`}
                disabled={isBusy}
                onClick={() => resending.mutate(invitation)}
              >
                Resend
              </Button>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Revoke ${invitation.email}`}
                disabled={isBusy}
                onClick={() => revoking.mutate(invitation)}
              >
                Revoke
              </Button>
            </Inline>
          </Line>
        ))}
      </Lines>
    </Stack>
  );
}

function Until({ invitation: { expiresAt, isOpen } }: { invitation: StaffInvitation }) {
  const day = dateInWords(expiresAt, 'longDayOfYear');
  if (isOpen) return <Quiet>Open until {day}</Quiet>;
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

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
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

const Quiet = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
