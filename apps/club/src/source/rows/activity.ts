/** Shown when the entries could not be read. */
export const ACTIVITY_FAILED = 'Failed to load recent activity';

/** An entry of the club's activity. */
export interface Activity {
  id: string;
  type: string;
  message: string;
  user_name: string | null;
  created_at: string;
}

/** Which entries to read. */
export interface ActivityFilter {
  /** Those by or about this person; empty for everyone's. */
  personId: string;
  /** Those of this kind; empty for every kind. */
  type: string;
}
