import { CLUB_FAILED, FailedAlert, useRetrying } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import type { ReactNode } from 'react';

/** Says that the person's role and club could not be read, and what that means; renders nothing otherwise. */
export function MembershipFailure({ children }: { children?: ReactNode }) {
  const { membership, reloadMembership } = useAuth();
  const { retry, retrying } = useRetrying(reloadMembership);
  if (membership.status !== 'failed') return null;
  return (
    <FailedAlert
      title={CLUB_FAILED}
      query={{ error: new Error(membership.message), isFetching: retrying, refetch: async () => retry() }}
    >
      {children}
    </FailedAlert>
  );
}
