import { INVITATIONS_PAGE } from '@platform/contract';
import { INVITATIONS_FAILED, useMyInvitations } from '@platform/module-kit/screens';
import { Alert, Button, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Tells people about their invitations before they set up a club: they may not want a second one. */
export function WaitingInvitations() {
  const { data: invitations = [], isError, isFetching, refetch } = useMyInvitations();
  const clubs = invitations.flatMap(({ club_name: name }) => (name === null ? [] : [name]));
  // Without this, a person with an invitation would set up a second club.
  if (isError && clubs.length === 0) {
    return (
      <Notice>
        <Alert tone="warning" onRetry={() => void refetch()} retrying={isFetching}>
          {INVITATIONS_FAILED}
        </Alert>
      </Notice>
    );
  }
  if (clubs.length === 0) return null;
  return (
    <Notice>
      <Alert tone="info" title={`You are invited to ${new Intl.ListFormat('en').format(clubs)}`}>
        <Way>
          <Button as={Link} to={INVITATIONS_PAGE} variant="secondary" size="sm">
            See your invitations
          </Button>
        </Way>
      </Alert>
    </Notice>
  );
}

const Notice = styled.div`
  margin-bottom: ${token.space.lg};
`;

const Way = styled.div`
  margin-top: ${token.space.sm};
`;
