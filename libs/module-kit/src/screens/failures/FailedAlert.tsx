import { failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';
import type { ReactNode } from 'react';

interface FailedAlertProps {
  /** The parts of a `useQuery` result that are used here. */
  query: { error: Error | null; isFetching: boolean; refetch(): Promise<unknown> };
  /** What failed, such as "Failed to count the emails". */
  title: string;
  /** The consequence, shown after the reason. */
  children?: ReactNode;
}

/**
 * Says that one answer is missing and why, and offers Retry. The rest of the screen works. The alert stays during
 * a retry, so the pressed button keeps the focus.
 */
export function FailedAlert({ query, title, children }: FailedAlertProps) {
  return (
    <Alert tone="danger" title={title} onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {failureReason(query.error, title)} {children}
    </Alert>
  );
}
