import type { SchedulingSource } from '../../source/schedulingSource';
import type { revertSteps } from '../undo/revertSteps';
import type { KeptHistory } from '../undo/useHistory';
import type { ShiftWrites } from '../writes/useShiftWrites';
import type { Turns } from './useTurns';

/** What the actions on the shifts of a page share. */
export interface PlanningParts {
  source: SchedulingSource;
  writes: ShiftWrites;
  history: KeptHistory;
  turns: Turns;
  steps: ReturnType<typeof revertSteps>;
}
