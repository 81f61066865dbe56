import { failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';
import type { ReactNode } from 'react';

interface FailedAlertProps {
  /** What `useQuery` answers, as far as it is needed here. */
  query: { error: Error | null; isFetching: boolean; refetch(): Promise<unknown> };
  /** What failed, such as "Failed to count the mails". */
  title: string;
  /** What that means here; the reason stands in front of it. */
  children?: ReactNode;
}

/**
 * Says that one answer is missing, why, and offers Retry, where the rest of the screen stands. It stays while the answer is
 * asked for again: the button that was pressed keeps the focus.
 */
export function FailedAlert({ query, title, children }: FailedAlertProps) {
  return (
    <Alert tone="danger" title={title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {failureReason(query.error, title)} {children}
    </Alert>
  );
}
