import { ProgressCard, useQuery } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { readProgress } from './readProgress';

/** The club's progress in filling its positions. */
export function RecruitmentCard() {
  const { club } = useAuth();
  const figure = useQuery({
    queryKey: ['recruitment', club?.id, 'progress'],
    queryFn: () => readProgress(club?.id ?? ''),
    enabled: club !== null,
  });
  return <ProgressCard title="Recruitment" to="/recruitment" icon="user-plus" figure={figure} />;
}
