import { compareNames } from '@platform/module-kit/screens';
import type { MaintenancePlan } from '../source/rows/plan';

/** Active plans by their next day, then paused ones. */
export function inPlanOrder(plans: readonly MaintenancePlan[]): MaintenancePlan[] {
  return [...plans].sort(
    (one, other) =>
      Number(one.isPaused) - Number(other.isPaused) ||
      one.nextOn.localeCompare(other.nextOn) ||
      compareNames(one.title, other.title) ||
      one.id.localeCompare(other.id),
  );
}
