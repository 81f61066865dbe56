import { useNavigate, usePageTitle } from '@platform/module-kit';
import { PageHeader, Skeleton, Stack, Tabs } from '@platform/ui';
import { Suspense } from 'react';
import { adminTabs, type AdminTabId } from './adminTabs';
import { MembershipFailure } from './MembershipFailure';
import { useAdministrator } from './useAdministrator';

/** The administration with one of its tabs open. */
export function AdminPage({ tab }: { tab: AdminTabId }) {
  const { isFirm, club } = useAdministrator();
  const navigate = useNavigate();
  const open = adminTabs.find(({ id }) => id === tab);
  usePageTitle(open ? `${open.label} · Admin` : 'Admin');
  return (
    <Stack $gap="md">
      <PageHeader
        eyebrow={isFirm ? 'All clubs' : club?.name}
        title="Admin"
        description={
          isFirm ? 'People, modules and releases of every club.' : 'The people of your club, and what they may use.'
        }
      />
      <MembershipFailure>Your role and your club stand here as they were before.</MembershipFailure>
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
          panel: (
            <Suspense fallback={<Skeleton $height="20rem" />}>
              <Panel />
            </Suspense>
          ),
        }))}
      />
    </Stack>
  );
}
