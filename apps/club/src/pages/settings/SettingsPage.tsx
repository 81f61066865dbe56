import { HOME_OF_MEMBERS } from '@platform/contract';
import { text, useAddress } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { AppPage, media, PageHeader, SkeletonCards, token } from '@platform/ui';
import { useMemo, type ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { MemberPages } from '../../MemberPages';
import { useClubSource } from '../../source/useClubSource';
import { ClubInformationCard } from './club/ClubInformationCard';
import { NotificationPreferencesCard } from './notifications/NotificationPreferencesCard';
import { MinimumWageCard } from './pay/MinimumWageCard';
import { DataPrivacyCard } from './privacy/DataPrivacyCard';
import { UserPreferencesCard } from './profile/UserPreferencesCard';
import { SeasonSettingsCard } from './season/SeasonSettingsCard';
import { SectionLinks } from './sections/SectionLinks';
import { sectionsFor, type SectionPlace } from './sections/sections';

const cards: Record<SectionPlace, ComponentType> = {
  'club-information': ClubInformationCard,
  'user-preferences': UserPreferencesCard,
  'season-settings': SeasonSettingsCard,
  'minimum-wage': MinimumWageCard,
  'notification-preferences': NotificationPreferencesCard,
  'data-privacy': DataPrivacyCard,
};

/** A link from elsewhere names the card to scroll to. */
const fields = { card: text() };

const DESCRIPTION = 'Your club, its seasons, and what we notify you about.';

/** The settings of a club and its people, one card for each subject. */
export function SettingsPage() {
  const { membership } = useAuth();
  return (
    <MemberPages
      // A person who has just signed in waits here until their club is known.
      noClub={membership.status === 'ready' ? <Navigate to={HOME_OF_MEMBERS} replace /> : <Waiting />}
    >
      <Settings />
    </MemberPages>
  );
}

function Settings() {
  const { club, role } = useClubSource();
  const { card } = useAddress(fields).values;
  const shown = useMemo(() => sectionsFor(role), [role]);
  if (card) return <Navigate to={`/settings#${encodeURIComponent(card)}`} replace />;
  return (
    <AppPage>
      <PageHeader eyebrow={club.name} title="Settings" description={DESCRIPTION} />
      <Beside>
        <SectionLinks sections={shown} />
        <Sections>
          {shown.map(({ place }) => {
            const SectionCard = cards[place];
            return <SectionCard key={place} />;
          })}
        </Sections>
      </Beside>
    </AppPage>
  );
}

/** The page before the person and the club are known. */
function Waiting() {
  return (
    <AppPage>
      <PageHeader title="Settings" description={DESCRIPTION} />
      <SkeletonCards count={3} />
    </AppPage>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.md} ${token.space.xl};
  @media ${media.wide} {
    grid-template-columns: 14rem minmax(0, 46rem);
  }
`;

/** Keeps a focused element from being covered by the row of links at the top. */
const Sections = styled.div`
  display: grid;
  gap: ${token.space.lg};
  min-width: 0;
  @media not ${media.wide} {
    :is(a, button, input, select, textarea) {
      scroll-margin-top: 3.5rem;
    }
  }
`;
