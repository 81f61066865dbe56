import { useAdminSource } from '../source/useAdminSource';
import { EngagementMatrix } from './matrix/EngagementMatrix';
import { OwnClubEngagement } from './ownClub/OwnClubEngagement';

/** The modules of each club: the firm decides for every club, and an administrator reads their own club's. */
export function FeaturesTab() {
  const { isFirm } = useAdminSource();
  return isFirm ? <EngagementMatrix /> : <OwnClubEngagement />;
}
