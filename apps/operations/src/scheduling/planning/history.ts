import type { Shift, ShiftPlan } from '../source/schedulingSource';

/** What an action did to a shift: what it was, and what it became. Null is no shift. */
export interface StepPart {
  id: string;
  from: ShiftPlan | null;
  to: ShiftPlan | null;
}

/** One action on the schedule, such as a move, or all drafts of a new week. */
export interface Step {
  /** What was done, such as "Lifeguard shift moved". */
  words: string;
  parts: readonly StepPart[];
  /** For an action that gave open shifts to people in one go, which is undone in one go. */
  assigns?: {
    /** Why soft rules were set aside, by shift. */
    reasons: ReadonlyMap<string, string | null>;
  };
}

/** The actions that can be undone, the last one at the end, and those that were. */
export interface History {
  done: readonly Step[];
  undone: readonly Step[];
}

export const noHistory: History = { done: [], undone: [] };

/** How many actions are kept. */
const KEPT = 50;

/** A new action: what was undone before is no longer to be done again. */
export const withStep = ({ done }: History, step: Step): History => ({
  done: [...done, step].slice(-KEPT),
  undone: [],
});

/** The last action was undone. */
export const withUndone = ({ done, undone }: History): History => ({
  done: done.slice(0, -1),
  undone: [...undone, ...done.slice(-1)],
});

/** The last action that was undone was done again. */
export const withRedone = ({ done, undone }: History): History => ({
  done: [...done, ...undone.slice(-1)],
  undone: undone.slice(0, -1),
});

/** The part of a shift that a manager decides. */
export const planOfShift = ({
  id: _id,
  version: _version,
  wasPublished: _was,
  answer: _answer,
  filledFrom: _filledFrom,
  ...plan
}: Shift): ShiftPlan => plan;

const FIELDS = [
  'staffId',
  'role',
  'location',
  'startsAt',
  'endsAt',
  'breakMinutes',
  'status',
  'needsCover',
  'notes',
  'seriesId',
] as const satisfies readonly (keyof ShiftPlan)[];

/** Whether a shift is still as an action left it, which means that no one else has changed it since. */
export function isAs(shift: ShiftPlan | undefined, plan: ShiftPlan | null): boolean {
  if (!shift || plan === null) return !shift && plan === null;
  return FIELDS.every((field) => shift[field] === plan[field]);
}
