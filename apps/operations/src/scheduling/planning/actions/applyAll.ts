import type { Shift } from '../../source/rows/shift';
import type { StepPart } from '../undo/history';
import type { ShiftWrites } from '../writes/useShiftWrites';

/**
 * Makes several changes in one request, over the newest versions.
 * @param known the shifts, including those of weeks that the page has not loaded
 * @returns whether it was done
 */
export function applyAll(writes: ShiftWrites, parts: readonly StepPart[], known: readonly Shift[]): Promise<boolean> {
  writes.learn(known.filter(({ id }) => !writes.current(id)));
  return writes.apply({ parts });
}
