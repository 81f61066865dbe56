import { useNavigate, usePageTitle } from '@platform/module-kit';
import { AppPage, loadTables, PageHeader, SkeletonTable, Tabs } from '@platform/ui';
import { Suspense, useEffect } from 'react';
import { adminTabs, type AdminTabId } from './adminTabs';
import { MembershipFailure } from './MembershipFailure';
import { useWithdrawals } from './source/queries';
import { useAdminSource } from './source/useAdminSource';

/** The administration with one of its tabs open. */
export function AdminPage({ tab }: { tab: AdminTabId }) {
  const { isFirm, club } = useAdminSource();
  const navigate = useNavigate();
  // People on other tabs also learn that a release was withdrawn; the notices say which.
  const notices = useWithdrawals();
  const open = adminTabs.find(({ id }) => id === tab);
  // Loads the tab's code and its rows in parallel.
  useEffect(() => void loadTables(), []);
  usePageTitle(open ? `${open.label} · Admin` : 'Admin');
  return (
    <AppPage>
      <PageHeader
        eyebrow={isFirm ? 'All clubs' : club?.name}
        title="Admin"
        description={
          isFirm ? 'People, modules and releases of every club.' : 'The people of your club, and what they may use.'
        }
      />
      <MembershipFailure>This page still shows your role and your club as they were before.</MembershipFailure>
      <Tabs
        label="Administration"
        value={tab}
        onChange={(chosen) => {
          const segment = adminTabs.find(({ id }) => id === chosen)?.segment;
          void navigate(segment ? `/admin/${segment}` : '/admin');
        }}
        tabs={adminTabs.map(({ id, label, Panel }) => ({
          id,
          label,
          count: id === 'analytics' ? notices.data?.length || undefined : undefined,
          panel: (
            <Suspense fallback={<SkeletonTable rows={10} columns={5} />}>
              <Panel />
            </Suspense>
          ),
        }))}
      />
    </AppPage>
  );
}
