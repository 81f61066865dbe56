import { useAuth } from '@platform/session';
import { ErrorState } from '@platform/ui';
import { useState } from 'react';

/** The person's club or permissions could not be read. That is never taken for "no club" or "nothing granted". */
export function MembershipFailedPage({ message }: { message: string }) {
  const { reloadMembership } = useAuth();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await reloadMembership();
    setRetrying(false);
  };
  return (
    <ErrorState title="Failed to fetch club" description={message} onRetry={() => void retry()} retrying={retrying} />
  );
}
