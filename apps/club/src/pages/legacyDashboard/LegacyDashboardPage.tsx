import { useMember, type Club } from '@platform/session';
import { Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { ModuleCards } from '../../parts/ModuleCards';
import { NoClub } from '../../parts/NoClub';
import { Section } from '../../parts/Section';
import { ClubToday } from '../../today/ClubToday';
import { ClubHeader } from './ClubHeader';
import { SummaryTiles } from './SummaryTiles';

/** The platform's home: the club, what needs somebody, how far each module is, and how large it all is. */
export function LegacyDashboardPage() {
  const member = useMember();
  return (
    <Page>
      {member ? (
        <Home club={member.club} />
      ) : (
        <NoClub title="Dashboard" description="How far a club is with its season." icon="layout-dashboard" />
      )}
    </Page>
  );
}

function Home({ club }: { club: Club }) {
  return (
    <Stack $gap="xl">
      <ClubHeader club={club} />
      <ClubToday club={club}>
        <Section id="modules" title="Modules">
          <ModuleCards />
        </Section>
        <SummaryTiles club={club} />
      </ClubToday>
    </Stack>
  );
}

const Page = styled.div`
  max-width: ${token.width.page};
  margin-inline: auto;
  padding-block: ${token.space.lg};
`;
