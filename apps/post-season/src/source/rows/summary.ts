/** The closing figures of a season. Null: it cannot be counted yet. */
export interface Summary {
  /** The mean of all ratings, 1 to 5, with one decimal. */
  satisfaction: number | null;
  /** Percent of those who worked the season who finished it. */
  retention: number | null;
  /** Percent of the people to hire again who came back for the next season. */
  returnRate: number | null;
  incidents: number | null;
  /** 0 to 100. */
  safetyScore: number | null;
  /** Percent of the income that was spent. */
  budgetUsage: number | null;
  /** Percent by which the expense missed its plan; below zero, less was spent. */
  budgetVariance: number | null;
  highlights: readonly string[];
  improvements: readonly string[];
}

export const stepIds = [
  'member_feedback',
  'exit_survey',
  'documentation',
  'photos',
  'lessons',
  'close_season',
] as const;
export type StepId = (typeof stepIds)[number];

/** A step of the wrap-up of a season, in order. */
export interface Step {
  id: StepId;
  isDone: boolean;
}
