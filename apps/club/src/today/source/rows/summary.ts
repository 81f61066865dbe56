/** The club's facts, and how many people it has. */
export interface ClubSummary {
  type: string;
  /** The season's year. */
  season: string;
  address: string | null;
  memberCount: number;
  /** Everyone on the staff who is not inactive. */
  staffCount: number;
}
