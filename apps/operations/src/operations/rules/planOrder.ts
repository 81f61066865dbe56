import { compareNames } from '@platform/module-kit/screens';
import type { MaintenancePlan } from '../source/rows/plan';

/** Those that run by their next day, then those that are paused. */
export function inPlanOrder(plans: readonly MaintenancePlan[]): MaintenancePlan[] {
  return [...plans].sort(
    (one, other) =>
      Number(one.isPaused) - Number(other.isPaused) ||
      one.nextOn.localeCompare(other.nextOn) ||
      compareNames(one.title, other.title) ||
      one.id.localeCompare(other.id),
  );
}
