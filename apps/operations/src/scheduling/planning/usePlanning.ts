import { createContext, useContext } from 'react';
import type { MadeShift } from '../source/changes/weeks';
import type { Shift, ShiftPlan } from '../source/schedulingSource';
import type { Step, StepPart } from './history';

export interface Planning {
  /** Changes a shift at once. Answers whether it was. */
  change: (shift: Shift, to: ShiftPlan, words: string) => Promise<boolean>;
  add: (plan: ShiftPlan, words: string) => Promise<boolean>;
  remove: (shift: Shift, words: string) => Promise<boolean>;
  /** Takes an action into the history that a form has saved by itself. */
  record: (step: Step, saved: Shift) => void;
  /**
   * The same where others change with it: all of them are one action, also where one of the others is refused. What is asked for
   * meanwhile comes after it.
   * @returns whether the others were changed
   */
  recordWith: (step: Step, saved: Shift, others: () => Promise<OtherChanges>) => Promise<boolean>;
  /**
   * Gives open shifts to people as drafts, all or none, as one action.
   * @param reason kept with the shifts of which a soft rule warns
   * @throws DataError when it is refused, such as because someone else changed one of the shifts
   */
  assign: (given: readonly GivenShift[], reason: string | null) => Promise<void>;
  /**
   * Opens shifts that are as auto-fill left them, all or none, as one action.
   * @throws DataError when it is refused, such as because someone else changed one of the shifts
   */
  reopen: (shifts: readonly Shift[]) => Promise<void>;
  /**
   * Makes several changes one after the other, as one action. What a rule warns of takes one reason for all.
   * @returns how many came to be open; null where it was left, with what had been done until then in the history
   */
  performAll: (words: string, parts: readonly StepPart[], how?: HowToPerform) => Promise<{ open: number } | null>;
  /** The same for the drafts of a week that was just made. */
  recordWeek: (week: string, made: readonly MadeShift[]) => Promise<void>;
  /** Publishing tells people: what was done before is no longer undone. */
  forget: () => void;
  undo: () => void;
  redo: () => void;
  /** Names the action that Undo would take back and the one that Redo would repeat. */
  undoable: string | undefined;
  redoable: string | undefined;
  /** What was done last, for a screen reader. */
  said: string;
}

/** An open shift, as it was when a person was found for it. */
export interface GivenShift {
  shift: Shift;
  staffId: string;
  isWarned: boolean;
}

/** What changes with a shift that a form has saved. */
export interface OtherChanges {
  parts: readonly StepPart[];
  /** Their shifts, some of other weeks than the page knows. */
  known: readonly Shift[];
  /** Names the action. @param done how many of the others were changed */
  words: (done: number) => string;
}

export interface HowToPerform {
  /** Shifts of other weeks than the page knows. */
  known?: readonly Shift[];
  /** Whether a shift that its person may not work comes to be open instead. */
  orOpen?: boolean;
}

const Context = createContext<Planning | null>(null);

export const PlanningContext = Context;

/** The actions on the shifts of the page. Throws outside of the provider. */
export function usePlanning(): Planning {
  const planning = useContext(Context);
  if (!planning) throw new Error('The schedule needs a PlanningProvider.');
  return planning;
}
