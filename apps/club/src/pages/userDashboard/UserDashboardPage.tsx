import { NoClubPage } from '@platform/module-kit/screens';
import { useMember } from '@platform/session';
import { AppPage, PageHeader, Tabs } from '@platform/ui';
import { ActivityTab } from './activity/ActivityTab';
import type { ClubPerson } from './clubPerson';
import { useMailboxOfAllTabs } from './messages/mailboxQueries';
import { Overview } from './overview/Overview';
import { MyTeam } from './team/MyTeam';
import { useDashboardAddress } from './useDashboardAddress';

/** The club dashboard: the current state of the person's club, and its people. */
export function UserDashboardPage() {
  const member = useMember();
  if (!member) {
    return (
      <NoClubPage
        title="Club dashboard"
        description="What happens in a club, and who belongs to it."
        icon="users"
        shows="the figures and the team"
      />
    );
  }
  const { user, club, displayName } = member;
  return (
    <AppPage>
      <PageHeader
        eyebrow={`${club.type}, season ${club.season}`}
        title={`Welcome to ${club.name}`}
        description={`Good to see you, ${displayName}.`}
      />
      <DashboardTabs person={{ userId: user.id, club }} />
    </AppPage>
  );
}

/** The chosen tab is in the address, so that it can be linked to and survives a reload. */
function DashboardTabs({ person }: { person: ClubPerson }) {
  const { values, change } = useDashboardAddress();
  useMailboxOfAllTabs(person.userId);
  return (
    <Tabs
      label="Club dashboard"
      value={values.tab}
      onChange={(tab) => change({ tab, message: '' })}
      tabs={[
        { id: 'overview', label: 'Overview', panel: <Overview person={person} />, keep: true },
        { id: 'team', label: 'My Team', panel: <MyTeam person={person} />, keep: true },
        { id: 'activity', label: 'Activity', panel: <ActivityTab person={person} /> },
      ]}
    />
  );
}
