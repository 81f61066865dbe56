import type { Priority } from './ticket';

export type UpkeepUnit = 'day' | 'week' | 'month';

/** Recurring work. Days are ISO 8601. Empty texts and ids mean none. */
export interface MaintenancePlan {
  id: string;
  title: string;
  description: string;
  placeId: string;
  /** The number of units between two due days. */
  every: number;
  unit: UpkeepUnit;
  startsOn: string;
  /** The day on which it opens its next ticket. */
  nextOn: string;
  assigneeId: string;
  vendorId: string;
  priority: Priority;
  isPaused: boolean;
  version: number;
}

/** The fields a person enters for a plan. */
export type PlanDraft = Omit<MaintenancePlan, 'id' | 'nextOn' | 'version'>;
