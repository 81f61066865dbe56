import { ErrorState, SkeletonLines } from '@platform/ui';
import type { ReactNode } from 'react';
import { failureReason } from './failureReason';

/** The parts of a `useQuery` result that are used here. */
interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

export interface LoadedProps<Data> {
  query: Query<Data>;
  /** Its name for screen readers; without it, loading is not announced. */
  label?: string;
  /** The title above the reason when it failed. */
  failure: string;
  /** Height of the content that is loading; lines of text fill it. */
  height?: string;
  /** Shaped like what is loading: tiles, a toolbar, a table, cards. */
  shape?: ReactNode;
  children(data: Data): ReactNode;
}

/** Renders a query's data, its outline while it loads, and the reason with Retry when it failed. */
export function Loaded<Data>({ query, label, failure, height = '6rem', shape, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorState
        title={failure}
        description={failureReason(query.error, failure)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <div aria-busy="true" {...(label !== undefined && { role: 'status', 'aria-label': `Loading ${label}` })}>
      {shape ?? <SkeletonLines $height={height} />}
    </div>
  );
}
