import { Section } from '@platform/module-kit/screens';
import { useMember, type Club } from '@platform/session';
import { AppPage, onDemand, PageHeader, Stack } from '@platform/ui';
import { ModuleCards } from '../../parts/ModuleCards';
import { ClubToday } from '../../today/ClubToday';
import { TodayOf } from '../../today/TodayOf';
import { ClubCard } from './ClubCard';
import { SummaryFigures } from './SummaryFigures';

/** For people who have no club. */
const NoClub = onDemand(() => import('./NoClub'))('NoClub');

/** The club's home: its facts, what waits for the person, the progress of each module, and its size. */
export function LegacyDashboardPage() {
  const club = useMember()?.club;
  return club ? <Home club={club} /> : <NoClub />;
}

function Home({ club }: { club: Club }) {
  return (
    <AppPage>
      <PageHeader title={club.name} description="Your club today, and how far its season is." />
      <TodayOf club={club}>
        <Stack $gap="xl">
          <ClubCard />
          <ClubToday club={club}>
            <Section id="modules" title="Modules">
              <ModuleCards />
            </Section>
            <SummaryFigures />
          </ClubToday>
        </Stack>
      </TodayOf>
    </AppPage>
  );
}
