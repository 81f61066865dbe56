import { ProgressCard, useQuery } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { readTrainingProgress } from './readTrainingProgress';

/** The training progress of the club's people. */
export function TrainingCard() {
  const { club } = useAuth();
  const figure = useQuery({
    queryKey: ['training', club?.id, 'progress'],
    queryFn: () => readTrainingProgress(club?.id ?? ''),
    enabled: club !== null,
  });
  return <ProgressCard title="Training" to="/training" icon="graduation-cap" figure={figure} />;
}
