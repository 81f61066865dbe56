import { INVITATIONS_PAGE } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { useMyInvitations } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, Inline, MessagePage } from '@platform/ui';
import { useSignOut } from '../../chrome/header/useSignOut';

/** Tells a person that an administrator removed them from their club, and how to come back. */
export function LeftClubPage({ clubName }: { clubName: string }) {
  const { user } = useAuth();
  const { data: invitations = [] } = useMyInvitations();
  const signOut = useSignOut();
  const clubs = invitations.filter(({ club_id: clubId }) => clubId !== null).length;
  return (
    <MessagePage>
      <h1>You are no longer a member of {clubName}</h1>
      {clubs > 0 ? (
        <p>
          {clubs === 1
            ? 'A club has invited you. Accept the invitation to see its pages.'
            : `${clubs} clubs have invited you. Accept one of the invitations to see the pages of its club.`}
        </p>
      ) : (
        <p>
          An administrator removed you from the club, so you cannot see its pages. Is this a mistake? Ask the club to
          invite {user?.email} again. Your account stays, and you can join with it.
        </p>
      )}
      <Inline $gap="sm">
        <Button as={Link} to={INVITATIONS_PAGE}>
          {wayTo(clubs)}
        </Button>
        <Button variant="secondary" onClick={signOut}>
          Sign Out
        </Button>
      </Inline>
    </MessagePage>
  );
}

function wayTo(invitations: number): string {
  if (invitations === 0) return 'Look for an invitation';
  return invitations === 1 ? 'See your invitation' : 'See your invitations';
}
