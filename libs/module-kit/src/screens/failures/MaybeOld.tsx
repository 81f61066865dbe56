import { failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';

interface MaybeOldProps {
  /** What failed, such as 'Failed to load team members'. */
  title: string;
  query: { error: Error | null; isRefetching: boolean; refetch(): Promise<unknown> };
}

/** Above a list that could not be refreshed: the previous rows stay, and Retry tries again. */
export function MaybeOld({ title, query }: MaybeOldProps) {
  if (!query.error) return null;
  return (
    <Alert
      tone="warning"
      title="This may not be the latest"
      onRetry={() => void query.refetch()}
      retrying={query.isRefetching}
    >
      {failureReason(query.error, title)}
    </Alert>
  );
}
