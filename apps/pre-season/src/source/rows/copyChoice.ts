/** The parts of an earlier season to copy into a later one. */
export interface CopyChoice {
  fromSeasonId: string;
  toSeasonId: string;
  listIds: readonly string[];
  withBudget: boolean;
}

/** What was added. Existing lists and lines stayed unchanged. */
export interface Copied {
  lists: number;
  items: number;
  budgetLines: number;
}
