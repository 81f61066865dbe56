import { HOME_OF_MEMBERS } from '@platform/contract';
import { Navigate, useMutation, useSearchParams } from '@platform/module-kit';
import { INVITATIONS_FAILED, useMyInvitations } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Alert, ErrorState, Skeleton } from '@platform/ui';
import { acceptInvitation } from './acceptInvitation';
import { SignInFrame } from '../SignInFrame';
import { BackHome } from '../signInLinks';
import { InvitationOffer } from './InvitationOffer';

/**
 * A person with an account accepts an invitation. A link in an email names one (`?invitation=`), which comes first. The
 * person chooses among all that are open.
 */
export function JoinClubPage() {
  const { user, club, reloadMembership } = useAuth();
  const [search] = useSearchParams();
  const invitations = useMyInvitations();
  const joining = useMutation({
    mutationFn: async (id: string) => {
      await acceptInvitation(id);
      await reloadMembership();
    },
  });
  if (joining.isSuccess) return <Navigate to={HOME_OF_MEMBERS} replace />;

  const linked = search.get('invitation');
  const waiting = invitations.data ?? [];
  const offers = [...waiting.filter(({ id }) => id === linked), ...waiting.filter(({ id }) => id !== linked)];
  const isLinkOver = linked !== null && invitations.isSuccess && offers[0]?.id !== linked;
  return (
    <SignInFrame
      title={offers.length > 0 ? 'You are invited' : 'Your invitations'}
      lead={<>Signed in as {user?.email}.</>}
      links={<BackHome />}
    >
      {invitations.isPending && <Skeleton $height="6rem" />}
      {invitations.isError && (
        <ErrorState
          title={INVITATIONS_FAILED}
          description={invitations.error.message}
          onRetry={() => void invitations.refetch()}
          retrying={invitations.isFetching}
        />
      )}
      {joining.isError && <Alert tone="danger">{joining.error.message}</Alert>}
      {club && (
        <Alert tone="info" title={`You belong to ${club.name}`}>
          Only the firm moves people between clubs.
        </Alert>
      )}
      {!club && isLinkOver && offers.length > 0 && (
        <Alert tone="info" title="The invitation of this link is not open any more">
          These are. You can accept one of them.
        </Alert>
      )}
      {!club &&
        offers.map((offer, index) => (
          <InvitationOffer
            key={offer.id}
            offer={offer}
            email={user?.email}
            isFirst={index === 0}
            accepting={joining.isPending}
            onAccept={() => joining.mutate(offer.id)}
          />
        ))}
      {!club && offers.length > 1 && (
        <p>An account belongs to one club at a time. The others stay open until they expire.</p>
      )}
      {!club && invitations.isSuccess && offers.length === 0 && (
        <Alert tone="info" title="No invitation is waiting for you">
          Invitations go to one address and expire. Was it sent to another one? Then sign out, and open its link again.
          Otherwise ask your club to invite {user?.email} again.
        </Alert>
      )}
    </SignInFrame>
  );
}
