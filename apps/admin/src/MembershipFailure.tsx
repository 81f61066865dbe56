import { FailedAlert } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { useState, type ReactNode } from 'react';

/** Says that the person's role and club could not be read, and what that means; renders nothing otherwise. */
export function MembershipFailure({ children }: { children?: ReactNode }) {
  const { membership, reloadMembership } = useAuth();
  const [isRetrying, setRetrying] = useState(false);
  if (membership.status !== 'failed') return null;
  const retry = async () => {
    setRetrying(true);
    try {
      await reloadMembership();
    } finally {
      setRetrying(false);
    }
  };
  return (
    <FailedAlert
      title="Failed to fetch club"
      query={{ error: new Error(membership.message), isFetching: isRetrying, refetch: retry }}
    >
      {children}
    </FailedAlert>
  );
}
