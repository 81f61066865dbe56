import { NoClubPage, Section } from '@platform/module-kit/screens';
import { useMember, type Club } from '@platform/session';
import { AppPage, PageHeader, Stack } from '@platform/ui';
import { ModuleCards } from '../../parts/ModuleCards';
import { ClubToday } from '../../today/ClubToday';
import { ClubCard } from './ClubCard';
import { SummaryFigures } from './SummaryFigures';

/** The club's home: its facts, what waits for the person, the progress of each module, and its size. */
export function LegacyDashboardPage() {
  const member = useMember();
  if (!member) {
    return (
      <NoClubPage
        title="Dashboard"
        description="How far a club is with its season."
        icon="layout-dashboard"
        shows="the day"
      />
    );
  }
  return (
    <AppPage>
      <Home club={member.club} />
    </AppPage>
  );
}

function Home({ club }: { club: Club }) {
  return (
    <>
      <PageHeader title={club.name} description="Your club today, and how far its season is." />
      <Stack $gap="xl">
        <ClubCard club={club} />
        <ClubToday club={club}>
          <Section id="modules" title="Modules">
            <ModuleCards />
          </Section>
          <SummaryFigures club={club} />
        </ClubToday>
      </Stack>
    </>
  );
}
