import { useQuery } from '@platform/module-kit';
import { engagementOf, type Engagement } from '../engagements/engagement';
import { readClub } from '../engagements/readEngagements';

/** What a club has of a module now, which may be another state than the one on the page behind. */
export function useCurrentEngagement(clubId: string, moduleId: string): Engagement | undefined {
  const { data } = useQuery({
    queryKey: ['engagements', 'club', clubId],
    queryFn: () => readClub(clubId),
    staleTime: 0,
  });
  return data ? engagementOf(data, moduleId) : undefined;
}
