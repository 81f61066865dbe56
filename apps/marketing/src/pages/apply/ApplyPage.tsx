import { CLUB_FAILED } from '@platform/module-kit/screens';
import { notFoundWords } from '@platform/contract';
import { NotFound, usePageTitle, useQuery } from '@platform/module-kit';
import { Card, EmptyState, ErrorState, media, token } from '@platform/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FormColumns, FormPage } from '../FormPage';
import type { Application } from './form/application';
import { ApplicationForm } from './form/ApplicationForm';
import { ClubIntro } from './ClubIntro';
import { ClubOutline } from './ClubOutline';
import { isUnknownClub, loadClubPage, type ClubPage } from './clubPage';
import type { Receipt } from './form/sendApplication';
import { isServedAsUnknown, servedClub } from './servedClub';
import { Thanks } from './Thanks';

/** A club's page for applicants: the club, its open positions, and the form. */
export function ApplyPage() {
  const { clubSlug = '' } = useParams();
  const servedAsUnknown = isServedAsUnknown(clubSlug);
  const club = useQuery({
    queryKey: ['club page', clubSlug],
    enabled: !servedAsUnknown,
    queryFn: () => loadClubPage(clubSlug),
    initialData: () => servedClub(clubSlug),
    // As old as the page: nothing is refetched while a person reads it, and a position taken since is refused.
    initialDataUpdatedAt: () => performance.timeOrigin,
  });
  const isUnknown = servedAsUnknown || isUnknownClub(club.error);
  usePageTitle(isUnknown ? notFoundWords.title : club.data && `Work at ${club.data.name}`);

  if (isUnknown) return <NotFound words={unknownClub} />;
  if (club.data) return <ClubApplication key={club.data.slug} club={club.data} />;
  if (club.isPending) return <ClubOutline />;
  return (
    <FormPage>
      <Card $padding="lg">
        <ErrorState
          title={CLUB_FAILED}
          description={club.error.message}
          onRetry={() => void club.refetch()}
          retrying={club.isFetching}
        />
      </Card>
    </FormPage>
  );
}

function ClubApplication({ club }: { club: ClubPage }) {
  const [sent, setSent] = useState<{ application: Application; receipt: Receipt }>();
  return (
    <FormPage>
      {sent ? (
        <Thanks club={club} {...sent} onAgain={() => setSent(undefined)} />
      ) : (
        <FormColumns>
          <Beside>
            <ClubIntro club={club} />
          </Beside>
          <Card $padding="lg">
            <Openings club={club} onSent={(application, receipt) => setSent({ application, receipt })} />
          </Card>
        </FormColumns>
      )}
    </FormPage>
  );
}

interface OpeningsProps {
  club: ClubPage;
  onSent: (application: Application, receipt: Receipt) => void;
}

function Openings({ club, onSent }: OpeningsProps) {
  if (club.roles.length > 0) return <ApplicationForm club={club} onSent={onSent} />;
  if (club.season_closed) {
    return (
      <EmptyState
        title="Applications are closed"
        description={`The season ${club.season} has ended. Check back when ${club.name} hires for the next one.`}
      />
    );
  }
  return (
    <EmptyState
      title="No open positions right now"
      description={`${club.name} is not taking applications right now. Check back later.`}
    />
  );
}

const unknownClub = {
  heading: 'There is no club at this address',
  text: 'Check the link that you were given, or ask the club for it.',
};

/* Stays visible beside a form that is longer than the window. */
const Beside = styled.div`
  @media ${media.wide} {
    position: sticky;
    top: calc(${token.space.xxxl} + ${token.space.xl});
  }
`;
