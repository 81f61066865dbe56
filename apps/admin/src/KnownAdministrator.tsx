import { Navigate } from '@platform/module-kit';
import { isAdminRole, useAuth, type Membership } from '@platform/session';
import { AppPage, PageHeader, SkeletonTable } from '@platform/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { MembershipFailure } from './MembershipFailure';
import { createAdminSource } from './source/adminSource';
import { AdminSourceProvider } from './source/useAdminSource';

/**
 * Renders the administration for a person who is known to work in it. The last known role and club stay during a
 * reread, and when it fails: a failure never changes a person's role.
 */
export function KnownAdministrator({ children }: { children: ReactNode }) {
  const { user, membership } = useAuth();
  const known = useLastMembership();
  const [userId, email] = [user?.id, user?.email];
  const source = useMemo(
    () =>
      userId !== undefined && email !== undefined && known
        ? createAdminSource({ userId, email, isFirm: known.role === 'super_admin', club: known.club })
        : undefined,
    [userId, email, known],
  );
  if (known && !isAdminRole(known.role)) return <Navigate to="/dashboard" replace />;
  if (source) return <AdminSourceProvider value={source}>{children}</AdminSourceProvider>;
  return (
    <AppPage>
      <PageHeader title="Admin" />
      {membership.status === 'failed' ? <MembershipFailure /> : <SkeletonTable rows={10} columns={5} />}
    </AppPage>
  );
}

/** The last known role and club of the signed-in person; undefined before the first read. */
function useLastMembership(): Membership | undefined {
  const { user, membership } = useAuth();
  const [last, setLast] = useState<{ userId: string; membership: Membership }>();
  if (user && membership.status === 'ready' && (last?.userId !== user.id || last.membership !== membership.value)) {
    setLast({ userId: user.id, membership: membership.value });
  }
  // Another person has signed in meanwhile.
  return last?.userId === user?.id ? last?.membership : undefined;
}
