import { Alert } from '@platform/ui';
import { useStandingsQuery } from '../../source/queries';

/** Says, in place of certificates and waiting times, that they could not be read. */
export function StandingsFailure() {
  const { isLoadingError, isFetching, refetch } = useStandingsQuery();
  if (!isLoadingError) return null;
  return (
    <Alert
      tone="danger"
      title="Failed to fetch certificates and waiting times"
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      The applicants and their stages are up to date.
    </Alert>
  );
}
