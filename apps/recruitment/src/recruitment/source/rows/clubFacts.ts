export interface ClubFigures {
  positionsFilled: number;
  positionsTotal: number;
  /** Filled of total, 0 to 100; null without positions. */
  percent: number | null;
}

/** The address of the club's public page, and the dates of the current season. */
export interface ClubFacts {
  slug: string;
  /** The first day of work in the current season; null until a season is entered. */
  seasonStartsOn: string | null;
  /** The first day with members. */
  seasonOpensOn: string | null;
  seasonEndsOn: string | null;
  /** The current season is closed: the public page takes no applications. */
  isSeasonClosed: boolean;
}
