import { createContext, useContext } from 'react';
import type { Place } from '../planning/moves';
import type { Shift } from '../source/schedulingSource';

/** What opens over the schedule and what is done at once, for every part of it. */
export interface ScheduleActions {
  /** Opens a new shift. */
  onAdd: (place: Place) => void;
  /** The same on the day of a shift, for its person and role. */
  onAddBeside: (shift: Shift) => void;
  onEdit: (shift: Shift) => void;
  /** Asks where it goes. */
  onMove: (shift: Shift) => void;
  onCopy: (shift: Shift) => void;
  /** Puts it there at once; a copy stays where it was. */
  onPut: (shift: Shift, place: Place, copies: boolean) => void;
  onOpenUp: (shift: Shift) => void;
  onFindCoverage: (shift: Shift) => void;
  onFlag: (shift: Shift, needsCover: boolean) => void;
  onCancel: (shift: Shift) => void;
  onRestore: (shift: Shift) => void;
  onDelete: (shift: Shift) => void;
}

const Context = createContext<ScheduleActions | null>(null);

export const ScheduleActionsProvider = Context;

/** The actions of the schedule. Throws outside of the provider. */
export function useScheduleActions(): ScheduleActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('A shift needs the actions of its schedule.');
  return actions;
}
