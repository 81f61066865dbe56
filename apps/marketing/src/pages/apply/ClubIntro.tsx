import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { ClubhouseScene } from '../../scenes/ClubhouseScene';
import { PageKind, PageLead, PageTitle, PageWords } from '../PageWords';
import type { ClubPage } from './clubPage';

/**
 * The club, and what happens with an application. Without a club the marked elements stay empty: on a served page, the
 * function club-page writes the club's texts into them.
 */
export function ClubIntro({ club }: { club?: ClubPage }) {
  return (
    <Words aria-busy={club === undefined}>
      <PageKind data-fill="type">{club?.type}</PageKind>
      <PageTitle>
        Work at <ClubName data-fill="name">{club?.name}</ClubName>
      </PageTitle>
      <PageLead data-fill="season">{club && <SeasonAndPlace {...club} />}</PageLead>
      {!club?.season_closed && (
        <ApplicationSteps>
          <li>Choose what suits you and tell the club how to reach you.</li>
          <li>You get a confirmation by email, and the club’s managers are notified.</li>
          <li>The club writes or calls if it wants to meet you. It may not answer everyone.</li>
        </ApplicationSteps>
      )}
      <ClubPlace />
    </Words>
  );
}

/** The setting of the picture: what a pool, a court and a golf course have in common. */
export function ClubPlace() {
  return (
    <Place>
      <ClubhouseScene />
    </Place>
  );
}

/** In the format of the function club-page. */
function SeasonAndPlace({ season, address }: ClubPage) {
  return (
    <>
      Season {season}
      {address && (
        <>
          <br />
          {address}
        </>
      )}
    </>
  );
}

const Words = styled(PageWords)`
  [data-fill]:empty::before {
    content: '';
    display: inline-block;
    width: min(100%, 10em);
    height: 0.8em;
    border-radius: ${token.radius.sm};
    background: ${token.color.line};
  }
`;

/* A name longer than one line starts on a new line. */
const ClubName = styled.span`
  display: block;
  text-wrap: balance;
`;

/** What happens with an application, in order. */
export const ApplicationSteps = styled.ol`
  display: grid;
  gap: ${token.space.sm};
  max-width: 30rem;
  padding-left: ${token.space.lg};
  color: ${token.color.inkMuted};
  list-style: decimal;
  li::marker {
    color: ${token.color.waterInk};
    font-weight: ${token.weight.semibold};
  }
`;

const Place = styled.div`
  overflow: hidden;
  margin-top: ${token.space.sm};
  aspect-ratio: 5 / 2;
  border-radius: ${token.radius.xl};
  @media ${media.wide} {
    aspect-ratio: 2 / 1;
  }
`;
