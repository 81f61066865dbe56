import { createContext, useContext } from 'react';
import type { Place } from '../planning/moves';
import type { Shift, ShiftPlan } from '../source/rows/shift';

/** The position of a new shift. */
export interface NewPlace extends Place {
  /** The moment (ISO 8601) at which it starts; by default as the last one of its kind. */
  at?: string;
}

/** Who has a shift, and when. */
export type NewTimes = Pick<ShiftPlan, 'staffId' | 'startsAt' | 'endsAt'>;

/** The dialogs and immediate actions of the schedule, for all its parts. */
export interface ScheduleActions {
  /** Opens a new shift. */
  onAdd: (place: NewPlace) => void;
  /** The same on a shift's day, for its person and role. */
  onAddBeside: (shift: Shift) => void;
  onEdit: (shift: Shift) => void;
  /** Asks for the target. */
  onMove: (shift: Shift) => void;
  onCopy: (shift: Shift) => void;
  /** Moves it at once; a copy leaves the original in place. */
  onPut: (shift: Shift, place: Place, copies: boolean) => void;
  /** Gives it other times or another person at once; a copy leaves the original unchanged. */
  onRetime: (shift: Shift, to: NewTimes, copies: boolean) => void;
  onOpenUp: (shift: Shift) => void;
  onFindCoverage: (shift: Shift) => void;
  onFlag: (shift: Shift, needsCover: boolean) => void;
  onCancel: (shift: Shift) => void;
  onRestore: (shift: Shift) => void;
  onDelete: (shift: Shift) => void;
  /** Opens the dialogs that repeat it and that remove repeated ones. */
  onRepeat: (shift: Shift) => void;
  onRemoveSeries: (shift: Shift) => void;
}

const Context = createContext<ScheduleActions | null>(null);

export const ScheduleActionsProvider = Context;

/** The actions of the schedule. Throws outside of the provider. */
export function useScheduleActions(): ScheduleActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('A shift needs the actions of its schedule.');
  return actions;
}
