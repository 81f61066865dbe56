import { failureReason } from '@platform/module-kit';
import { ErrorState } from '@platform/ui';

interface LoadFailedProps {
  /** The specified words. */
  title: string;
  query: { error: Error | null; isRefetching: boolean; refetch(): Promise<unknown> };
}

/** A list that could not be loaded, with the reason and Retry in its place. */
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
