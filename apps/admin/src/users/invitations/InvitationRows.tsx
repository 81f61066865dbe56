import { Quiet, RoleBadge } from '@platform/module-kit/screens';
import { Badge, Button, media, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import { planInWords } from '../../shared/plans';
import type { Invitation } from '../../source/rows/invitation';
import { stateWords } from './stateWords';

interface InvitationRowsProps {
  invitations: readonly Invitation[];
  /** Whether they are for different clubs. */
  withClub: boolean;
  onResend: (invitation: Invitation) => void;
  onRevoke: (invitation: Invitation) => void;
  /** Id of the one that is being resent. */
  sendingId: string | undefined;
}

/** The invitations, one line each, with their possible actions. */
export function InvitationRows({ invitations, withClub, onResend, onRevoke, sendingId }: InvitationRowsProps) {
  return (
    <ul role="list" aria-label="Invitations">
      {invitations.map((invitation) => (
        <Row key={invitation.id}>
          <Words>
            <Address>{invitation.email}</Address>
            <Quiet>{[withClub ? occasionOf(invitation) : '', timesOf(invitation)].filter(Boolean).join(' · ')}</Quiet>
          </Words>
          <Badges>
            <Badge tone={stateWords[invitation.state].tone}>{stateWords[invitation.state].title}</Badge>
            <RoleBadge role={invitation.role} />
          </Badges>
          <Actions>
            {(invitation.state === 'open' || invitation.state === 'expired') && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Resend to ${invitation.email}`}
                loading={sendingId === invitation.id}
                onClick={() => onResend(invitation)}
              >
                Resend
              </Button>
            )}
            {invitation.state === 'open' && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Revoke ${invitation.email}`}
                onClick={() => onRevoke(invitation)}
              >
                Revoke
              </Button>
            )}
          </Actions>
        </Row>
      ))}
    </ul>
  );
}

function occasionOf({ club, plan }: Invitation): string {
  if (club) return club.name;
  return plan === null ? 'The firm' : `New client, plan ${planInWords(plan)}`;
}

function timesOf({ state, createdAt, expiresAt, acceptedAt, revokedAt }: Invitation): string {
  if (state === 'revoked' && revokedAt) return `Revoked ${dateInWords(revokedAt, 'day')}`;
  if (state === 'accepted' && acceptedAt) return `Accepted ${dateInWords(acceptedAt, 'day')}`;
  const invited = `Invited ${dateInWords(createdAt, 'day')}`;
  if (!expiresAt) return invited;
  return `${invited}, ${state === 'open' ? 'open until' : 'expired'} ${dateInWords(expiresAt, 'day')}`;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12rem 11rem;
  align-items: center;
  gap: ${token.space.xs} ${token.space.md};
  padding: ${token.space.sm} ${token.space.lg};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${token.space.md};
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  @media ${media.mobile} {
    grid-column: 1 / -1;
  }
`;

const Address = styled.span`
  font-weight: ${token.weight.semibold};
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.xxs};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${token.space.xxs};
`;
