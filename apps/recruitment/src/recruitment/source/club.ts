export interface ClubFigures {
  positionsFilled: number;
  positionsTotal: number;
  /** Filled of total, 0 to 100; null without positions. */
  percent: number | null;
}

/** Where the club's public page is, and when the current season runs. */
export interface ClubFacts {
  slug: string;
  /** The first day that staff of the current season work; null before a season was entered. */
  seasonStartsOn: string | null;
  /** The first day that members come. */
  seasonOpensOn: string | null;
  seasonEndsOn: string | null;
  /** The current season has closed: the public page takes no applications. */
  isSeasonClosed: boolean;
}
