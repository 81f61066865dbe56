import { createContext, useContext } from 'react';
import type { Place } from '../planning/moves';
import type { Shift, ShiftPlan } from '../source/schedulingSource';

/** Where a new shift is to stand. */
export interface NewPlace extends Place {
  /** The moment (ISO 8601) at which it begins; as the last one of its kind unless told. */
  at?: string;
}

/** Who has a shift, and when. */
export type NewTimes = Pick<ShiftPlan, 'staffId' | 'startsAt' | 'endsAt'>;

/** What opens over the schedule and what is done at once, for every part of it. */
export interface ScheduleActions {
  /** Opens a new shift. */
  onAdd: (place: NewPlace) => void;
  /** The same on the day of a shift, for its person and role. */
  onAddBeside: (shift: Shift) => void;
  onEdit: (shift: Shift) => void;
  /** Asks where it goes. */
  onMove: (shift: Shift) => void;
  onCopy: (shift: Shift) => void;
  /** Puts it there at once; a copy stays where it was. */
  onPut: (shift: Shift, place: Place, copies: boolean) => void;
  /** Gives it other times or another person at once; a copy stays as it was. */
  onRetime: (shift: Shift, to: NewTimes, copies: boolean) => void;
  onOpenUp: (shift: Shift) => void;
  onFindCoverage: (shift: Shift) => void;
  onFlag: (shift: Shift, needsCover: boolean) => void;
  onCancel: (shift: Shift) => void;
  onRestore: (shift: Shift) => void;
  onDelete: (shift: Shift) => void;
  /** Opens the way to more of it, and to take back those that repeat. */
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
