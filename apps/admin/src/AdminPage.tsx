import { useNavigate, usePageTitle } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { PageHeader, Skeleton, Stack, Tabs } from '@platform/ui';
import { Suspense } from 'react';
import { adminTabs, type AdminTabId } from './adminTabs';

/** The administration with one of its tabs open. */
export function AdminPage({ tab }: { tab: AdminTabId }) {
  const { club } = useAuth();
  const navigate = useNavigate();
  const open = adminTabs.find(({ id }) => id === tab);
  usePageTitle(open ? `${open.label} · Admin` : 'Admin');
  return (
    <Stack $gap="md">
      <PageHeader
        eyebrow={club?.name ?? 'All clubs'}
        title="Admin"
        description={
          club ? 'The people of your club, and what they may use.' : 'People, modules and releases of every club.'
        }
      />
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
