import { NoClubPage, Section } from '@platform/module-kit/screens';
import { AppPage, PageHeader, Stack } from '@platform/ui';
import { MemberPages } from '../../MemberPages';
import { ModuleCards } from '../../parts/ModuleCards';
import { useClubSource } from '../../source/useClubSource';
import { ClubToday } from '../../today/ClubToday';
import { ClubCard } from './ClubCard';
import { SummaryFigures } from './SummaryFigures';

export { readLegacyDashboard } from './readLegacyDashboard';

/** The club's home: its facts, what waits for the person, the progress of each module, and its size. */
export function LegacyDashboardPage() {
  return (
    <MemberPages
      noClub={
        <NoClubPage
          title="Dashboard"
          description="How far a club is with its season."
          icon="layout-dashboard"
          shows="the day"
        />
      }
    >
      <Home />
    </MemberPages>
  );
}

function Home() {
  const { club } = useClubSource();
  return (
    <AppPage>
      <PageHeader title={club.name} description="Your club today, and how far its season is." />
      <Stack $gap="xl">
        <ClubCard />
        <ClubToday club={club}>
          <Section id="modules" title="Modules">
            <ModuleCards />
          </Section>
          <SummaryFigures />
        </ClubToday>
      </Stack>
    </AppPage>
  );
}
