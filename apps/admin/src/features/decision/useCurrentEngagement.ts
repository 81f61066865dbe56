import { engagementOf, type Engagement } from '../engagements/engagement';
import { useCurrentClub } from '../engagements/useCurrentClub';

/** What a club has of a module now, which may be another state than the one on the page behind. */
export function useCurrentEngagement(clubId: string, moduleId: string): Engagement | undefined {
  const club = useCurrentClub(clubId);
  return club ? engagementOf(club, moduleId) : undefined;
}
