import { useCurrentClub } from '../../source/queries';
import { engagementOf, type Engagement } from '../../source/rows/engagement';

/** A club's current engagement for a module, which may differ from the one on the page behind. */
export function useCurrentEngagement(clubId: string, moduleId: string): Engagement | undefined {
  const club = useCurrentClub(clubId);
  return club ? engagementOf(club, moduleId) : undefined;
}
