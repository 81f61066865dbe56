import { DataError } from '@platform/module-kit';
import type { ShiftPlan } from '../../source/rows/shift';
import type { Step } from './history';
import { isAs } from '../../rules/shift/samePlan';

interface Changed extends Pick<Step, 'publishes'> {
  /** Undefined if it was deleted. */
  now: ShiftPlan | undefined;
  /** As the action left it; null or undefined if there was none. */
  before: ShiftPlan | null | undefined;
}

/**
 * Why an action on a shift cannot be undone or done again. Publishing is told apart from other changes: the same person
 * may have published it, and can take that back.
 * @param what the shift in words
 */
export function changedSince(what: string, { now, before, publishes }: Changed): DataError {
  const isPublished = now?.status === 'published' && isAs({ ...now, status: 'draft' }, before ?? null);
  return isPublished && !publishes
    ? new DataError(`The ${what} is published now.`, 'PT409', 409, 'Take publishing back first.')
    : new DataError(`Another person has changed the ${what} since.`, 'PT409', 409, 'Open it to see what has changed.');
}
