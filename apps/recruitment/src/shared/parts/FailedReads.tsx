import { failureReason } from '@platform/module-kit';
import { Alert } from '@platform/ui';

/** The parts of a `useQuery` result that this needs. */
export interface Read {
  isLoadingError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch(): Promise<unknown>;
}

interface FailedReadsProps {
  /** What cannot be shown without them. */
  title: string;
  reads: readonly Read[];
}

/** Why some of several reads failed, with one Retry for all that did; renders nothing if none failed. */
export function FailedReads({ title, reads }: FailedReadsProps) {
  const failed = reads.filter(({ isLoadingError }) => isLoadingError);
  const [first] = failed;
  if (!first) return null;
  return (
    <Alert
      tone="danger"
      title={title}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      retrying={failed.some(({ isFetching }) => isFetching)}
    >
      {failureReason(first.error, title)}
    </Alert>
  );
}
