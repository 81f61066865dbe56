import { useAdministrator } from '../useAdministrator';
import { EngagementMatrix } from './matrix/EngagementMatrix';
import { OwnClubEngagement } from './ownClub/OwnClubEngagement';

/** What clubs have of the platform: the firm decides it for every club, an administrator reads it for the own one. */
export function FeaturesTab() {
  const { isFirm } = useAdministrator();
  return isFirm ? <EngagementMatrix /> : <OwnClubEngagement />;
}
