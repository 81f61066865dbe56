import { DataError } from '@platform/module-kit';
import type { ShiftPlan } from '../source/schedulingSource';
import type { StepPart } from './history';

/** How a change is attempted; those of one action share it. */
export interface Attempt {
  /** Why soft rules are set aside, once a person has said it. */
  reason?: string;
  /** Whether a soft rule refuses, too, instead of asking. */
  isQuiet?: boolean;
}

interface Performing {
  parts: readonly StepPart[];
  /** Whether a new shift that its person may not work comes to be open instead. */
  orOpen: boolean;
  /** Answers whether it was done; the person may leave it. */
  attempt: (id: string, to: ShiftPlan | null, how: Attempt) => Promise<boolean>;
  /** Told what was done, also where something then fails. */
  onDone: (parts: readonly StepPart[]) => void;
}

/** Makes the changes of one action, one after the other. @returns how many came to be open; null where it was left */
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
