import { ManagersOnly, SampleClubNote } from '@platform/module-kit/screens';
import { AppPage, Button, onDemand, PageHeader, SkeletonTable, Stack, Tabs } from '@platform/ui';
import { PiggyBank } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClubFutureSource } from '../../source/useClubFutureSource';
import { MetricTiles } from '../metrics/MetricTiles';
import { ProjectsTab } from '../projects/ProjectsTab';
import { useClubFutureAddress, type TabId } from './useClubFutureAddress';

const ProjectDialog = onDemand(() => import('../projects/ProjectDialog'))('ProjectDialog');
const WishDialog = onDemand(() => import('../wishlist/WishDialog'))('WishDialog');
const ReportsTab = onDemand(() => import('../reports/ReportsTab'))('ReportsTab', <SkeletonTable rows={6} />);
const WishlistTab = onDemand(() => import('../wishlist/WishlistTab'))('WishlistTab', <SkeletonTable rows={8} />);
const WorkforceTab = onDemand(() => import('../workforce/WorkforceTab'))('WorkforceTab', <SkeletonTable rows={8} />);

const tabs: readonly { id: TabId; label: string; panel: ReactNode }[] = [
  { id: 'projects', label: 'Capital Projects', panel: <ProjectsTab /> },
  { id: 'workforce', label: 'Workforce Planning', panel: <WorkforceTab /> },
  { id: 'reports', label: 'Executive Reports', panel: <ReportsTab /> },
  { id: 'wishlist', label: 'Club Wishlist', panel: <WishlistTab /> },
];

/** What a club plans for the years ahead: how far it is, what it builds, who it needs, and what it wishes for. */
export function ClubFuturePage() {
  const source = useClubFutureSource();
  const { values, change } = useClubFutureAddress();
  return (
    <AppPage>
      <PageHeader
        eyebrow={source.clubName}
        title="ClubFuture Strategic Hub"
        description="How far your club is, and what it plans for the years ahead."
        actions={
          source.canReadReports && (
            <Button as={Link} to={`${source.basePath}/reserve-study`} variant="secondary">
              <PiggyBank size={20} aria-hidden="true" />
              Reserve study
            </Button>
          )
        }
      />
      <Stack $gap="lg">
        {source.isDemo && <SampleClubNote />}
        <MetricTiles />
        <Tabs
          label="ClubFuture"
          value={values.tab}
          onChange={(tab) => change({ tab, open: '', report: '', search: '' })}
          tabs={tabs}
        />
      </Stack>
      {values.entering && <Entered />}
    </AppPage>
  );
}

/** The form for a new row, over the page. */
function Entered() {
  const { canManage } = useClubFutureSource();
  const { values, change } = useClubFutureAddress();
  const close = () => change({ entering: '' });
  if (!canManage) return <ManagersOnly what="change what the club plans" onClose={close} />;
  switch (values.entering) {
    case 'project':
      return <ProjectDialog onClose={close} onAdded={(id) => change({ tab: 'projects', entering: '', open: id })} />;
    case 'board-wish':
      return <WishDialog list="board" onClose={close} />;
    case 'staff-wish':
      return <WishDialog list="staff" onClose={close} />;
    case '':
      return null;
  }
}
