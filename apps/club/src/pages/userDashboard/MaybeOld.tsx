import { failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';

interface MaybeOldProps {
  /** The specified words for a list that could not be loaded at all. */
  title: string;
  query: { error: Error | null; isRefetching: boolean; refetch(): Promise<unknown> };
}

/** Above a list that could not be read again: what was read before stands, and Retry looks once more. */
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
