import { ErrorState, SkeletonLines } from '@platform/ui';
import type { ReactNode } from 'react';
import { failureReason } from './failureReason';

/** What `useQuery` answers, as far as it is needed here. */
interface Query<Data> {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

export interface LoadedProps<Data> {
  query: Query<Data>;
  /** What it is, for a screen reader that waits; without it, the waiting is not announced. */
  label?: string;
  /** Said above the reason when it failed. */
  failure: string;
  /** Height of the content that is loading; lines of text fill it. */
  height?: string;
  /** Shaped like what is loading: tiles, a toolbar, a table, cards. */
  shape?: ReactNode;
  children(data: Data): ReactNode;
}

/** What a query found; its shape while it looks, and the reason with Retry when it failed. */
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
