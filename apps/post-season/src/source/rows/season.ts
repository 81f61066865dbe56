import type { ClubSeason } from '@platform/module-kit/screens';

export type Season = ClubSeason;

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
