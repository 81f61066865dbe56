import { INVITATIONS_PAGE } from '@platform/contract';
import { Link, Navigate, useMutation } from '@platform/module-kit';
import { CardPage } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Alert, Button } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import type { ReactNode } from 'react';
import { BackLinks } from '../signInLinks';
import { askForNewInvitation, type ClosedInvitation } from '../links/invitationLink';
import type { InvitationLink } from '../links/passwordLink';

interface ClosedInvitationPageProps {
  link: InvitationLink;
  closed: ClosedInvitation;
}

/** Says why an invitation link opens no form, and what the person can do. */
export function ClosedInvitationPage({ link, closed }: ClosedInvitationPageProps) {
  const { user } = useAuth();
  switch (closed.state) {
    case 'expired':
      return <Expired link={link} closed={closed} />;
    case 'has account': {
      const join = `${INVITATIONS_PAGE}?invitation=${closed.invitationId}`;
      if (user?.email === closed.holder.email) return <Navigate to={join} replace />;
      return (
        <Frame title="You have an account already" lead={`Sign in as ${closed.holder.email} to accept the invitation.`}>
          <Button as={Link} to={join} size="lg" wide>
            Sign in
          </Button>
        </Frame>
      );
    }
    case 'accepted':
      return (
        <Frame title="This invitation was accepted" lead="Sign in with the password that you chose.">
          <Button as={Link} to="/auth" size="lg" wide>
            Sign in
          </Button>
        </Frame>
      );
    case 'ended':
      return (
        <Frame
          title="This link no longer works"
          lead="A newer email has replaced it, or the invitation was taken back. Open the link of your newest email, or ask the person who invited you."
        />
      );
  }
}

function Expired({ link, closed }: { link: InvitationLink; closed: Extract<ClosedInvitation, { state: 'expired' }> }) {
  const asking = useMutation({ mutationFn: () => askForNewInvitation(link) });
  const { holder, until } = closed;
  const inviter = holder.offer?.inviter ?? 'The firm';
  const what = holder.offer?.clubName ? `to ${holder.offer.clubName} ` : '';
  return (
    <Frame
      title="This invitation has expired"
      lead={`${inviter} invited ${holder.email} ${what}until ${dateInWords(until, 'weekday')}. Ask for a new one, and we tell them.`}
    >
      {asking.isError && <Alert tone="danger">{asking.error.message}</Alert>}
      {asking.isSuccess ? (
        <Alert tone="success" title="Your request is sent">
          A new email comes to {holder.email} when {inviter} sends the invitation again.
        </Alert>
      ) : (
        <Button size="lg" wide loading={asking.isPending} onClick={() => asking.mutate()}>
          Ask for a new invitation
        </Button>
      )}
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <CardPage takesFocus title={title} lead={lead} links={<BackLinks />}>
      {children}
    </CardPage>
  );
}
