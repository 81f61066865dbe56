import { ProgressCard, useQuery } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { readOperationsProgress } from './readOperationsProgress';

/** Progress of today's checklists. */
export function OperationsCard() {
  const { club } = useAuth();
  const figure = useQuery({
    queryKey: ['operations', club?.id, 'progress'],
    queryFn: () => readOperationsProgress(club?.id ?? ''),
    enabled: club !== null,
  });
  return <ProgressCard title="Operations" to="/operations" icon="clipboard-list" figure={figure} rhythm="daily" />;
}
