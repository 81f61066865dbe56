import { useQuery } from '@platform/module-kit';
import { readPlanConsequences } from './planChange';

/** What another plan means for a club, reread each time. Reads nothing until another plan is chosen. */
export const usePlanConsequences = (clubId: string, plan: string, isChanged: boolean) =>
  useQuery({
    queryKey: ['engagements', 'plan', clubId, plan],
    queryFn: () => readPlanConsequences(clubId, plan),
    enabled: isChanged,
    staleTime: 0,
  });
