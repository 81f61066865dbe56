import type { Priority } from './ticket';

export type UpkeepUnit = 'day' | 'week' | 'month';

/** What is done again and again. Days are ISO 8601; texts and ids are empty where there are none. */
export interface MaintenancePlan {
  id: string;
  title: string;
  description: string;
  placeId: string;
  /** Every so many of the unit. */
  every: number;
  unit: UpkeepUnit;
  startsOn: string;
  /** The next day on which it opens its ticket. */
  nextOn: string;
  assigneeId: string;
  vendorId: string;
  priority: Priority;
  isPaused: boolean;
  version: number;
}

/** What people enter about a plan. */
export type PlanDraft = Omit<MaintenancePlan, 'id' | 'nextOn' | 'version'>;
