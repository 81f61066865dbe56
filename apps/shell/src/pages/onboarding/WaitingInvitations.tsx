import { Link } from '@platform/module-kit';
import { Alert, Button, token } from '@platform/ui';
import { styled } from 'styled-components';
import { useMyInvitations } from '../auth/invitations';

/** Whoever is invited to a club may not want to set up another one: says so before they do. */
export function WaitingInvitations() {
  const { data: invitations = [] } = useMyInvitations();
  const clubs = invitations.flatMap(({ club_name: name }) => (name === null ? [] : [name]));
  if (clubs.length === 0) return null;
  return (
    <Notice>
      <Alert tone="info" title={`You are invited to ${new Intl.ListFormat('en').format(clubs)}`}>
        <Way>
          <Button as={Link} to="/auth/join" variant="secondary" size="sm">
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
