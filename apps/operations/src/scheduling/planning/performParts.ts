import { DataError } from '@platform/module-kit';
import type { ShiftPlan } from '../source/rows/shift';
import type { StepPart } from './history';

/** A change that was made. */
export interface Made {
  /** Why soft rules are overridden, once a person has entered it: it holds for the rest of the action. */
  reason?: string;
}

/** How to attempt a change. */
export interface Attempt extends Made {
  /** Whether a soft rule refuses, too, instead of asking. */
  isQuiet?: boolean;
}

interface Performing {
  parts: readonly StepPart[];
  /** Whether a new shift that its person may not work becomes open instead. */
  orOpen: boolean;
  /** Returns null if the person cancels it. */
  attempt: (id: string, to: ShiftPlan | null, how: Attempt) => Promise<Made | null>;
  /** Called with what was done, even if something fails afterwards. */
  onDone: (parts: readonly StepPart[]) => void;
}

/** Runs the changes of one action, one after the other. @returns how many became open; null if canceled */
export async function performParts({ parts, orOpen, attempt, onDone }: Performing): Promise<number | null> {
  const done: StepPart[] = [];
  let reason: string | undefined;
  let open = 0;
  try {
    for (const part of parts) {
      const { id, from, to } = part;
      try {
        const made = await attempt(id, to, { isQuiet: orOpen, reason });
        if (!made) return null;
        ({ reason } = made);
        done.push(part);
      } catch (error) {
        const canBeOpen = orOpen && from === null && to !== null && to.staffId !== null && error instanceof DataError;
        if (!canBeOpen) throw error;
        const left = { ...to, staffId: null };
        await attempt(id, left, { isQuiet: orOpen, reason });
        done.push({ ...part, to: left });
        open += 1;
      }
    }
    return open;
  } finally {
    if (done.length > 0) onDone(done);
  }
}
