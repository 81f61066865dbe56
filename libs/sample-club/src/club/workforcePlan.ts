import { sampleId } from '../sampleIds';

/** What the demo club plans its staff with: members for each person of staff, and weeks. */
export const sampleWorkforcePlan = {
  plannedRatio: 12,
  optimalRatio: 11,
  hireWeeksBeforeOpening: 14,
  recruitWeeksBeforeHire: 6,
} as const;

export interface SampleGrowthAssumption {
  id: string;
  year: string;
  members: number;
  /** By how much wages rise over the year before. */
  wageGrowthPercent: number;
}

/** Where the demo club expects to be in the next three years. */
export const sampleGrowthAssumptions: readonly SampleGrowthAssumption[] = [
  { id: sampleId('growthAssumption', 1), year: '2025', members: 310, wageGrowthPercent: 0 },
  { id: sampleId('growthAssumption', 2), year: '2026', members: 340, wageGrowthPercent: 0 },
  { id: sampleId('growthAssumption', 3), year: '2027', members: 375, wageGrowthPercent: 4.25 },
];
