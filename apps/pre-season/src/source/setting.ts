/** A season of the club. Days are ISO 8601. */
export interface Season {
  id: string;
  year: string;
  /** The first day that staff work. */
  startsOn: string;
  /** The first day with members. */
  opensOn: string;
  endsOn: string;
  /** Its books are closed: it is looked at and copied from, not prepared. */
  isClosed: boolean;
}

/** What people enter about a season. Days are ISO 8601. */
export type SeasonDraft = Pick<Season, 'year' | 'startsOn' | 'opensOn' | 'endsOn'>;

/** What everything on the page is measured against. */
export interface Setting {
  memberCount: number;
  /** The earliest first. */
  seasons: readonly Season[];
}
