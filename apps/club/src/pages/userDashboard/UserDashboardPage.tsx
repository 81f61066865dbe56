import { NoClubPage } from '@platform/module-kit/screens';
import { AppPage, PageHeader, Tabs } from '@platform/ui';
import { MemberPages } from '../../MemberPages';
import { useMailboxOfAllTabs } from '../../source/queries';
import { useClubSource } from '../../source/useClubSource';
import { ActivityTab } from './activity/ActivityTab';
import { Overview } from './overview/Overview';
import { MyTeam } from './team/MyTeam';
import { useDashboardAddress } from './useDashboardAddress';

/** The club dashboard: the current state of the person's club, and its people. */
export function UserDashboardPage() {
  return (
    <MemberPages
      noClub={
        <NoClubPage
          title="Club dashboard"
          description="What happens in a club, and who belongs to it."
          icon="users"
          shows="the figures and the team"
        />
      }
    >
      <Dashboard />
    </MemberPages>
  );
}

function Dashboard() {
  const { club, displayName } = useClubSource();
  return (
    <AppPage>
      <PageHeader
        eyebrow={`${club.type}, season ${club.season}`}
        title={`Welcome to ${club.name}`}
        description={`Good to see you, ${displayName}.`}
      />
      <DashboardTabs />
    </AppPage>
  );
}

/** The chosen tab is in the address, so that it can be linked to and survives a reload. */
function DashboardTabs() {
  const { values, change } = useDashboardAddress();
  useMailboxOfAllTabs();
  return (
    <Tabs
      label="Club dashboard"
      value={values.tab}
      onChange={(tab) => change({ tab, message: '' })}
      tabs={[
        { id: 'overview', label: 'Overview', panel: <Overview />, keep: true },
        { id: 'team', label: 'My Team', panel: <MyTeam />, keep: true },
        { id: 'activity', label: 'Activity', panel: <ActivityTab /> },
      ]}
    />
  );
}
