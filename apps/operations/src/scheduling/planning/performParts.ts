import { DataError } from '@platform/module-kit';
import type { ShiftPlan } from '../source/schedulingSource';
import type { StepPart } from './history';

/** How to attempt a change; shared by the changes of one action. */
export interface Attempt {
  /** Why soft rules are overridden, once a person has entered it. */
  reason?: string;
  /** Whether a soft rule refuses, too, instead of asking. */
  isQuiet?: boolean;
}

interface Performing {
  parts: readonly StepPart[];
  /** Whether a new shift that its person may not work becomes open instead. */
  orOpen: boolean;
  /** Returns whether it was done; the person may cancel it. */
  attempt: (id: string, to: ShiftPlan | null, how: Attempt) => Promise<boolean>;
  /** Called with what was done, even if something fails afterwards. */
  onDone: (parts: readonly StepPart[]) => void;
}

/** Runs the changes of one action, one after the other. @returns how many became open; null if canceled */
export async function performParts({ parts, orOpen, attempt, onDone }: Performing): Promise<number | null> {
  const done: StepPart[] = [];
  const shared: Attempt = { isQuiet: orOpen };
  let open = 0;
  try {
    for (const part of parts) {
      const { id, from, to } = part;
      try {
        if (!(await attempt(id, to, shared))) return null;
        done.push(part);
      } catch (error) {
        const canBeOpen = orOpen && from === null && to !== null && to.staffId !== null && error instanceof DataError;
        if (!canBeOpen) throw error;
        const left = { ...to, staffId: null };
        await attempt(id, left, shared);
        done.push({ ...part, to: left });
        open += 1;
      }
    }
    return open;
  } finally {
    if (done.length > 0) onDone(done);
  }
}
