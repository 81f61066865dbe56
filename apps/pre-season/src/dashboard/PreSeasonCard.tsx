import { ProgressCard, useQuery } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { readProgress } from './readProgress';

/** The club's progress in preparing its season. */
export function PreSeasonCard() {
  const { club } = useAuth();
  const figure = useQuery({
    queryKey: ['pre-season', club?.id, 'progress'],
    queryFn: () => readProgress(club?.id ?? ''),
    enabled: club !== null,
  });
  return <ProgressCard title="Pre-Season" to="/pre-season" icon="calendar-check" figure={figure} />;
}
