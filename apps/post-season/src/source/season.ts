/** A season of the club. Days are ISO 8601. */
export interface Season {
  id: string;
  version: number;
  /** As text, such as `2024`. */
  year: string;
  startsOn: string;
  opensOn: string;
  endsOn: string;
  /** When it closed (ISO 8601, on the club's clock); null until then. What was learned and said about it stays. */
  closedAt: string | null;
  /** Its books are closed. */
  isClosed: boolean;
}

/** Counts of what is open in a season, under the names of `season_close_preview`. */
export type OpenWork = Readonly<Record<string, number>>;

/** What of a season's preparation the next season can take over. */
export interface Forward {
  /** Checklists, except daily and archived ones. */
  lists: number;
  /** Those that the next season has. */
  copiedLists: number;
  budgetLines: number;
  /** Budget lines of the next season. */
  nextBudgetLines: number;
}
