import { useQuery } from '@platform/module-kit';
import { engagementOf, type EngagedClub, type Engagement } from '../engagements/engagement';
import { readClubs } from '../engagements/readEngagements';

/** What a club has of a module now, which may be another state than the one on the page behind. */
export function useCurrentEngagement(club: EngagedClub, moduleId: string): Engagement | undefined {
  const { data } = useQuery({
    queryKey: ['engagements', 'club', club.id],
    queryFn: async () => {
      const { clubs } = await readClubs(club.name, 1);
      return clubs.find(({ id }) => id === club.id) ?? null;
    },
    staleTime: 0,
  });
  return data ? engagementOf(data, moduleId) : undefined;
}
