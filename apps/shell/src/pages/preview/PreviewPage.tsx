import { HOME_OF_MEMBERS } from '@platform/contract';
import { DataError, failureReason, Link, useParams } from '@platform/module-kit';
import { CardPage } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, ErrorState, Skeleton } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { previewMoment } from '../../preview/previewMoment';
import { previewTicket } from '../../preview/previewTicket';
import { returnAddress } from '../../routing/returnAddress';
import { PREVIEW_FAILED, useOpenedPreview, type PreviewedRelease } from './openedPreview';

const TICKET_FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The page of a preview ticket: what it shows, until when, and a button that starts it in this tab. */
export function PreviewPage() {
  const { ticket = '' } = useParams();
  if (!TICKET_FORM.test(ticket)) {
    return (
      <Frame title="This is not the link of a preview">
        <p>Part of it may be missing. Open it as it was sent to you, or ask for it again.</p>
      </Frame>
    );
  }
  return <Ticket ticket={ticket} />;
}

/** A page for the signed-in person, which leads to their dashboard. */
function Frame({ title = 'Preview', children }: { title?: string; children: ReactNode }) {
  const { user } = useAuth();
  return (
    <CardPage
      title={title}
      lead={<>Signed in as {user?.email}.</>}
      links={<Link to={HOME_OF_MEMBERS}>Go to the dashboard</Link>}
    >
      {children}
    </CardPage>
  );
}

function Ticket({ ticket }: { ticket: string }) {
  const opened = useOpenedPreview(ticket);
  if (opened.isSuccess) return <Offer ticket={ticket} releases={opened.data} />;
  if (opened.error instanceof DataError && !opened.error.isTransient) {
    return (
      <Frame title={opened.error.message}>
        <p>{opened.error.hint}</p>
      </Frame>
    );
  }
  return (
    <Frame>
      {opened.isPending && <Skeleton $height="6rem" />}
      {opened.isError && (
        <ErrorState
          title={PREVIEW_FAILED}
          description={failureReason(null)}
          onRetry={() => void opened.refetch()}
          retrying={opened.isFetching}
        />
      )}
    </Frame>
  );
}

function Offer({ ticket, releases }: { ticket: string; releases: PreviewedRelease[] }) {
  const start = () => {
    previewTicket.keep(ticket);
    const from = releases.find(({ first_page: page }) => page !== null)?.first_page;
    // Loads a new page, because this one may hold other releases of the same modules.
    window.location.assign(returnAddress({ from }, window.location.origin) ?? HOME_OF_MEMBERS);
  };
  const [endsAt = ''] = releases.map(({ ends_at }) => ends_at);
  return (
    <Frame>
      <p>Until {previewMoment(endsAt)} you can see these releases, in place of those that your club has:</p>
      <Releases>
        {releases.map(({ module_id: id, title, release_version: version }) => (
          <li key={id}>
            <strong>{title}</strong> {version}
          </li>
        ))}
      </Releases>
      <p>
        It shows in this tab alone, over your club’s real data: what you save there is saved, except in a module that
        your club does not have. A banner lets you out.
      </p>
      <Button onClick={start}>Start the preview</Button>
    </Frame>
  );
}

const Releases = styled.ul`
  padding-inline-start: 1.25em;
`;
