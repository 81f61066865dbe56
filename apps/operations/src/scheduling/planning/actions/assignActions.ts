import { counted } from '@platform/module-kit/screens';
import { isAs, planOfShift } from '../../rules/shift/samePlan';
import type { Step } from '../undo/history';
import type { Planning } from '../usePlanning';
import type { PlanningParts } from './planningParts';

/** The actions that assign several open shifts, or open them again. */
export function assignActions({ writes, history, turns, steps }: PlanningParts): Pick<Planning, 'assign' | 'reopen'> {
  /** Rejects on failure, so that the caller shows the error. Returns false if the person gives no reason. */
  const assignInTurn = (step: Step): Promise<boolean> =>
    turns.run(async () => {
      steps.refuseChanged(step, ({ id, from }) => isAs(writes.current(id), from));
      if (!(await writes.apply(step))) return false;
      history.addAndSay(step);
      return true;
    });

  return {
    assign(given, reason) {
      const reasons = new Map(given.flatMap(({ shift, isWarned }) => (isWarned ? [[shift.id, reason]] : [])));
      const parts = given.map(({ shift, staffId }) => {
        const from = planOfShift(shift);
        return { id: shift.id, from, to: { ...from, staffId, status: 'draft' as const } };
      });
      return assignInTurn({ words: `${counted(parts.length, 'shift')} filled`, parts, assigns: { reasons } });
    },
    reopen(shifts) {
      const parts = shifts.map((shift) => {
        const from = planOfShift(shift);
        return { id: shift.id, from, to: { ...from, staffId: null, status: shift.filledFrom ?? 'draft' } };
      });
      const words = `${counted(parts.length, 'auto-filled shift')} reopened`;
      return assignInTurn({ words, parts, assigns: { reasons: new Map() } });
    },
  };
}
