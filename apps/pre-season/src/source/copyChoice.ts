/** What of an earlier season is copied into a later one. */
export interface CopyChoice {
  fromSeasonId: string;
  toSeasonId: string;
  listIds: readonly string[];
  withBudget: boolean;
}

/** What was added; what was there already stays as it was. */
export interface Copied {
  lists: number;
  items: number;
  budgetLines: number;
}
