import type { ScheduleRows } from '../../manager/useScheduleRows';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import type { Step } from '../undo/history';
import { withReason, type AskReason } from './overriding';
import { useKnownShifts, type KnownShifts } from './useKnownShifts';
import { writeShift, type WriteShift } from './writeShift';
import { writeShifts } from './writeShifts';

/** Writes shifts, one by one or several at once, over the newest versions that a page knows. */
export interface ShiftWrites extends Pick<KnownShifts, 'current' | 'learn' | 'learnShown'> {
  attempt: WriteShift;
  /** Changes the shifts of an action to their values before or after it. Returns whether that was done. */
  apply: (step: Omit<Step, 'words'>) => Promise<boolean>;
  /** Sends a change of several shifts, once more if a soft rule needs a reason. Returns false if the person gives none. */
  withReason: (sendAll: (reason: string | null) => Promise<void>) => Promise<boolean>;
}

/** @param rows the rows of the shown weeks; undefined while loading */
export function useShiftWrites(rows: ScheduleRows | undefined, askReason: AskReason): ShiftWrites {
  const source = useSchedulingSource();
  const known = useKnownShifts(rows);
  const attempt = writeShift(source, known, askReason);
  const { assignAll, changeAll } = writeShifts(source, known);
  const orAsk: ShiftWrites['withReason'] = (sendAll) => withReason(askReason, sendAll);

  return {
    current: known.current,
    learn: known.learn,
    learnShown: known.learnShown,
    attempt,
    apply({ assigns, parts }) {
      if (assigns) return orAsk((reason) => assignAll(parts, (id) => assigns.reasons.get(id) ?? reason));
      const [only] = parts;
      if (parts.length === 1 && only) return attempt(only.id, only.to);
      return orAsk((reason) => changeAll(parts, reason));
    },
    withReason: orAsk,
  };
}
