import { FailedAlert } from '@platform/module-kit/screens';
import { usePeriod } from '../period/PeriodContext';

interface ComparedFailedProps {
  /** What was asked of the days that stand beside. */
  queries: readonly Parameters<typeof FailedAlert>[0]['query'][];
}

/** Says that the days to compare with did not come: their figures would otherwise look as if there were none. */
export function ComparedFailed({ queries }: ComparedFailedProps) {
  const { compared } = usePeriod();
  const failed = queries.find(({ error }) => error !== null);
  if (!compared || !failed) return null;
  return <FailedAlert query={failed} title={`Failed to fetch the figures of ${compared.name}`} />;
}
