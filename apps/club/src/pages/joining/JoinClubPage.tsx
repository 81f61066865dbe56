import { HOME_OF_MEMBERS } from '@platform/contract';
import { guard_profile_update } from '@platform/database/raised';
import { Loaded, useMutation } from '@platform/module-kit';
import {
  acceptInvitation,
  CardPage,
  INVITATIONS_FAILED,
  Refusal,
  text,
  useAddress,
  useMyInvitations,
} from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Alert } from '@platform/ui';
import { Link, Navigate } from 'react-router-dom';
import { InvitationOffer } from './InvitationOffer';

const fields = { invitation: text() };

/**
 * A person with an account accepts an invitation. A link in an email names one (`?invitation=`), which comes first. The
 * person chooses among all that are open.
 */
export function JoinClubPage() {
  const { user, club, reloadMembership } = useAuth();
  const linked = useAddress(fields).values.invitation;
  const invitations = useMyInvitations();
  const joining = useMutation({
    mutationFn: async (id: string) => {
      await acceptInvitation(id);
      await reloadMembership();
    },
  });
  if (joining.isSuccess) return <Navigate to={HOME_OF_MEMBERS} replace />;

  const open = invitations.data ?? [];
  const offers = [...open.filter(({ id }) => id === linked), ...open.filter(({ id }) => id !== linked)];
  return (
    <CardPage
      title={offers.length > 0 ? 'You are invited' : 'Your invitations'}
      lead={<>Signed in as {user?.email}.</>}
      links={club ? <Link to={HOME_OF_MEMBERS}>Go to the dashboard</Link> : <Link to="/">Back to Home</Link>}
    >
      <Refusal error={joining.error} />
      {club ? (
        <Alert tone="info" title={`You belong to ${club.name}`}>
          {guard_profile_update.onlyFirmMovesPeople.message}
        </Alert>
      ) : (
        <Loaded query={invitations} failure={INVITATIONS_FAILED}>
          {() => (
            <>
              <WhatIsOpen isLinkOver={linked !== '' && offers[0]?.id !== linked} count={offers.length} />
              {offers.map((offer, index) => (
                <InvitationOffer
                  key={offer.id}
                  offer={offer}
                  email={user?.email}
                  isFirst={index === 0}
                  accepting={joining.isPending}
                  onAccept={() => joining.mutate(offer.id)}
                />
              ))}
              {offers.length > 1 && (
                <p>An account belongs to one club at a time. The others stay open until they expire.</p>
              )}
            </>
          )}
        </Loaded>
      )}
    </CardPage>
  );
}

/** Says that no invitation is open, or that the one of the link is not. */
function WhatIsOpen({ isLinkOver, count }: { isLinkOver: boolean; count: number }) {
  const { user } = useAuth();
  if (count === 0) {
    return (
      <Alert tone="info" title="No invitation is waiting for you">
        Invitations go to one address and expire. Was it sent to another one? Then sign out, and open its link again.
        Otherwise ask your club to invite {user?.email} again.
      </Alert>
    );
  }
  if (!isLinkOver) return null;
  return (
    <Alert tone="info" title="The invitation in this link is no longer open">
      {count === 1 ? 'Another one is open. You can accept it.' : 'Others are open. You can accept one of them.'}
    </Alert>
  );
}
