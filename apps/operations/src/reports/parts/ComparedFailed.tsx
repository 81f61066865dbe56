import { FailedAlert } from '@platform/module-kit/screens';
import { usePeriod } from '../period/PeriodContext';

interface ComparedFailedProps {
  /** The queries about the days to compare with. */
  queries: readonly Parameters<typeof FailedAlert>[0]['query'][];
}

/** Says that the days to compare with failed to load. Without this, they would look empty. */
export function ComparedFailed({ queries }: ComparedFailedProps) {
  const { compared } = usePeriod();
  const failed = queries.find(({ error }) => error !== null);
  if (!compared || !failed) return null;
  return <FailedAlert query={failed} title={`Failed to fetch the figures of ${compared.name}`} />;
}
