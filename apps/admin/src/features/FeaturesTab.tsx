import { useAuth } from '@platform/session';
import { EngagementMatrix } from './matrix/EngagementMatrix';
import { OwnClubEngagement } from './ownClub/OwnClubEngagement';

/** What clubs have of the platform: the firm decides it for every club, an administrator reads it for the own one. */
export function FeaturesTab() {
  const { membership } = useAuth();
  if (membership.status !== 'ready') return null;
  return membership.value.role === 'super_admin' ? <EngagementMatrix /> : <OwnClubEngagement />;
}
