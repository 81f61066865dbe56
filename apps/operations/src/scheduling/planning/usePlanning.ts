import { createContext, useContext } from 'react';
import type { MadeShift } from '../source/changes/weeks';
import type { Shift, ShiftPlan } from '../source/rows/shift';
import type { OtherAction, Step, StepPart } from './undo/history';

export interface Planning {
  /** Changes a shift at once. Returns whether it was changed. */
  change: (shift: Shift, to: ShiftPlan, words: string) => Promise<boolean>;
  add: (plan: ShiftPlan, words: string) => Promise<boolean>;
  remove: (shift: Shift, words: string) => Promise<boolean>;
  /**
   * Adds an action that a form has already saved to the history.
   * @param saved the shifts as they are then
   */
  record: (step: Step, saved: readonly Shift[]) => void;
  /** Sends what a form saves, once more if a soft rule needs a reason. Returns false if the person gives none. */
  withReason: (send: (reason: string | null) => Promise<void>) => Promise<boolean>;
  /**
   * Assigns open shifts to people as drafts, all or none, as one action.
   * @param reason stored with the shifts that have a warning
   * @returns whether it was done: false if a rule asks for a reason and the person gives none
   * @throws DataError if it is refused, such as when another person changed one of the shifts
   */
  assign: (given: readonly GivenShift[], reason: string | null) => Promise<boolean>;
  /**
   * Reopens shifts that are unchanged since auto-fill assigned them, all or none, as one action.
   * @returns whether it was done: false if a rule asks for a reason and the person gives none
   * @throws DataError if it is refused, such as when another person changed one of the shifts
   */
  reopen: (shifts: readonly Shift[]) => Promise<boolean>;
  /**
   * Makes several changes in one request, all or none, as one action. One reason answers all warnings.
   * @param known the shifts, including those of weeks that the page has not loaded
   * @returns whether it was done
   */
  performAll: (words: string, parts: readonly StepPart[], known: readonly Shift[]) => Promise<boolean>;
  /**
   * Repeats a shift in one request, all or none, as one action.
   * @param seriesId of the shift and its repetitions
   * @returns how many were left open, because the person may not work them; null if nothing was done
   */
  repeat: (shift: Shift, seriesId: string, plans: readonly ShiftPlan[]) => Promise<{ open: number } | null>;
  /** Adds the drafts of a new week to the history as one action. */
  recordWeek: (week: string, made: readonly MadeShift[]) => Promise<void>;
  /** Adds published shifts to the history as one action. Undo asks before it takes them back. */
  recordPublishing: (published: readonly Shift[]) => void;
  /** Adds an action to the history that is no change of shifts by this page, such as a decision on a request. */
  recordOther: (words: string, action: OtherAction) => void;
  undo: () => void;
  /**
   * For the Undo of a message about the action that was just added.
   * @returns what undoes this action while it is the last one, and says otherwise why it was not undone
   */
  undoOfLast: () => () => void;
  redo: () => void;
  /** The names of the actions that Undo and Redo would apply. */
  undoable: string | undefined;
  redoable: string | undefined;
  /** The last action, for screen readers. */
  said: string;
}

/** An open shift, as it was when a person was found for it. */
interface GivenShift {
  shift: Shift;
  staffId: string;
  isWarned: boolean;
}

const Context = createContext<Planning | null>(null);

export const PlanningContext = Context;

/** The actions on the shifts of the page. Throws outside of the provider. */
export function usePlanning(): Planning {
  const planning = useContext(Context);
  if (!planning) throw new Error('The schedule needs a PlanningProvider.');
  return planning;
}
