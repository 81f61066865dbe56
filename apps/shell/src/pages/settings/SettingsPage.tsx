import { Navigate, useSearchParams } from '@platform/module-kit';
import { PageHeader, token } from '@platform/ui';
import { styled } from 'styled-components';
import { HOME_OF_MEMBERS } from '../../screens/resolveScreen';
import { useMember } from '../useMember';
import { ClubInformationCard } from './club/ClubInformationCard';
import { NotificationPreferencesCard } from './notifications/NotificationPreferencesCard';
import { DataPrivacyCard } from './privacy/DataPrivacyCard';
import { UserPreferencesCard } from './profile/UserPreferencesCard';
import { SeasonSettingsCard } from './season/SeasonSettingsCard';

/** Everything that a club and its people set for themselves, one card for each subject. */
export function SettingsPage() {
  const member = useMember();
  const [search] = useSearchParams();
  const named = search.get('card');
  if (!member) return <Navigate to={HOME_OF_MEMBERS} replace />;
  if (named) return <Navigate to={`/settings#${encodeURIComponent(named)}`} replace />;
  return (
    <Page>
      <PageHeader
        eyebrow={member.club.name}
        title="Settings"
        description="Your club, its seasons, and how you hear of things."
      />
      <Columns>
        <Column>
          <ClubInformationCard member={member} />
          <SeasonSettingsCard member={member} />
        </Column>
        <Column>
          <UserPreferencesCard member={member} />
          <NotificationPreferencesCard member={member} />
          <DataPrivacyCard member={member} />
        </Column>
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  max-width: ${token.width.page};
  margin-inline: auto;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  gap: ${token.space.lg};
  align-items: start;
`;

const Column = styled.div`
  display: grid;
  gap: ${token.space.lg};
  min-width: 0;
`;
