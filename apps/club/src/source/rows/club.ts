export const CLUB_COLUMNS = 'id, name, type, size, member_count, address, time_zone, season, version';

/** The settings of a club. */
export interface ClubRow {
  id: string;
  name: string;
  type: string;
  size: string;
  /** Households or people, whichever the club counts. */
  member_count: number;
  address: string | null;
  /** IANA. */
  time_zone: string;
  /** Year of the season that the club is in or prepares. */
  season: string;
  version: number;
}

/** Future moments of one kind. */
export interface TimeZoneMove {
  kind: string;
  amount: number;
  /** The first one, ISO 8601. */
  firstAt: string;
}
