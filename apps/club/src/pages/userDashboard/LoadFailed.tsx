import { failureReason } from '@platform/module-kit';
import { ErrorState } from '@platform/ui';

interface LoadFailedProps {
  /** The words of the specification. */
  title: string;
  query: { error: Error | null; isRefetching: boolean; refetch(): Promise<unknown> };
}

/** Replaces a list that failed to load, with the reason and Retry. */
export function LoadFailed({ title, query }: LoadFailedProps) {
  return (
    <ErrorState
      title={title}
      description={failureReason(query.error, title)}
      onRetry={() => void query.refetch()}
      retrying={query.isRefetching}
    />
  );
}
