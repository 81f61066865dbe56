/** What an administrator does before a new club can work, in the order it is done. */
export const STEPS = ['season', 'positions', 'managers', 'checklists', 'applying', 'staff'] as const;
export type StepName = (typeof STEPS)[number];

/** A step, and whether it is done. */
export interface SetupStep {
  name: StepName;
  isDone: boolean;
}
