// The arithmetic of the reserve study: its page, and the reports of the function generate-report, use the same. The function runs
// on Deno, so the files here import only each other, with their extensions.
export { fullyFunded, percentFunded, reserveStrength } from './funding.ts';
export { endOfStudy, type FundingGoal, fundingGoals, nameOfGoal, SMALL_RESERVE } from './fundingGoals.ts';
export { neededContribution, projectionOf, type ReserveYear, STUDY_YEARS } from './projection.ts';
