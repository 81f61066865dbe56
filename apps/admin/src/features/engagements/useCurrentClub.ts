import { useQuery, useQueryClient } from '@platform/module-kit';
import type { EngagedClub } from './engagement';
import { clubsKey, readClub, type ClubPage } from './readEngagements';

/** A club's current state, which may differ from the one on the page behind. The page is updated too. */
export function useCurrentClub(clubId: string): EngagedClub | null | undefined {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ['engagements', 'club', clubId],
    queryFn: async () => {
      const now = await readClub(clubId);
      cache.setQueriesData<ClubPage>(
        { queryKey: clubsKey },
        (page) => page && { ...page, clubs: page.clubs.map((club) => (club.id === now?.id ? now : club)) },
      );
      return now;
    },
    staleTime: 0,
  });
  return data;
}
