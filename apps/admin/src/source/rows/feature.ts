export const FEATURES_FAILED = 'Failed to fetch features';
export const GRANT_FAILED = 'Failed to update user permission';

/** A feature that is granted to individual people. */
export interface Feature {
  id: string;
  /** Its name in the platform, such as `export_data`. */
  key: string;
  name: string;
  category: string;
  /** The smallest plan in which a club's administrators may grant it. */
  minimumPlan: string;
}
