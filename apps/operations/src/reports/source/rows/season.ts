/** First and last day (`YYYY-MM-DD`) on the club's calendar, both included. */
export interface Days {
  from: string;
  to: string;
}

export interface Season extends Days {
  year: string;
  isClosed: boolean;
}

/** The closing figures of a season. Null for a figure that cannot be counted yet. */
export interface SeasonSummary {
  year: string;
  /** Out of 5, one decimal. */
  satisfaction: number | null;
  retentionPercent: number | null;
  returnPercent: number | null;
  safetyScore: number | null;
}
