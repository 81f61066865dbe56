/** What a club plans its staff with. */
export interface PlanDraft {
  /** Members for each person of staff in the projections; null: today's ratio, rounded. */
  plannedRatio: number | null;
  /** Members for each person of staff that the club wants to reach; null before one is entered. */
  optimalRatio: number | null;
  hireWeeksBeforeOpening: number;
  recruitWeeksBeforeHire: number;
}

/** Where a club expects to be in a year. */
export interface GrowthYear {
  /** Four digits. */
  year: string;
  members: number;
  /** By how much wages rise over the year before, in percent. */
  wageGrowthPercent: number;
}

/** A stored assumption about a year. */
export interface Assumption extends GrowthYear {
  id: string;
  version: number;
}

/** The members and the staff of a club today, and how it plans. */
export interface Workforce {
  members: number;
  staff: number;
  /** Null while the club has not planned anything. */
  plan: (PlanDraft & { optimalRatio: number; version: number }) | null;
  assumptions: Assumption[];
  /** When to recruit and hire for the newest season; null without one. Days (ISO 8601). */
  calendar: { year: string; recruitFrom: string; hireFrom: string; opensOn: string } | null;
}
