import type { ShiftPlan } from '../../source/rows/shift';

/** What an action did to a shift: the values before and after. Null is no shift. */
export interface StepPart {
  id: string;
  from: ShiftPlan | null;
  to: ShiftPlan | null;
}

/** One action on the schedule, such as a move, or all drafts of a new week. */
export interface Step {
  /** A description, such as "Lifeguard shift moved". */
  words: string;
  parts: readonly StepPart[];
  /** For an action that assigned open shifts at once, which is undone at once. */
  assigns?: {
    /** Why soft rules were overridden, by shift. */
    reasons: ReadonlyMap<string, string | null>;
  };
  /** For publishing: people were told, so undo and redo ask first. */
  publishes?: true;
  /** For an action that is no change of shifts by this page, such as a decision on a request. */
  other?: OtherAction;
}

/**
 * How an action is taken back and done again. Both reject if that can no longer be done, such as when someone has
 * accepted an offer.
 * @param reason overrides soft rules; null if no one was asked for one yet
 * @returns what follows from it in words, if anything
 */
export interface OtherAction {
  undo: (reason: string | null) => Promise<string | undefined>;
  redo: (reason: string | null) => Promise<string | undefined>;
}

/** The actions that can be undone, the last one at the end, and the undone ones. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const noHistory: History = { done: [], undone: [] };

/** How many actions are kept. */
const KEPT = 50;

/** Adds a new action, and forgets undone ones. */
export const withStep = ({ done }: History, step: Step): History => ({
  done: [...done, step].slice(-KEPT),
  undone: [],
});

/** Moves the last action to the undone ones. */
export const withUndone = ({ done, undone }: History): History => ({
  done: done.slice(0, -1),
  undone: [...undone, ...done.slice(-1)],
});

/** The same for an action that could be undone only in part; null for none. The rest can no longer be undone. */
export const withPartUndone = ({ done, undone }: History, part: Step | null): History => ({
  done: done.slice(0, -1),
  undone: part ? [...undone, part] : undone,
});

/** Forgets the last action, or the last undone one, which can never be undone or done again. */
export const withDropped = ({ done, undone }: History, back: boolean): History =>
  back ? { done: done.slice(0, -1), undone } : { done, undone: undone.slice(0, -1) };

/** Moves the last undone action back. */
export const withRedone = ({ done, undone }: History): History => ({
  done: [...done, ...undone.slice(-1)],
  undone: undone.slice(0, -1),
});
