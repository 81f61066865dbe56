import { newId } from '@platform/module-kit/screens';
import { planOfShift } from '../../rules/shift/samePlan';
import type { StepPart } from '../undo/history';
import type { Planning } from '../usePlanning';
import { applyAll } from './applyAll';
import type { PlanningParts } from './planningParts';

/** The actions that change, add or remove shifts. */
export function changeActions(
  parts: PlanningParts,
): Pick<Planning, 'change' | 'add' | 'remove' | 'performAll' | 'withReason'> {
  const { writes, history, turns } = parts;

  const perform = (words: string, part: StepPart) =>
    turns.attempt(async () => {
      if (!(await writes.attempt(part.id, part.to))) return false;
      history.addAndSay({ words, parts: [part] });
      return true;
    });

  return {
    change: (shift, to, words) => perform(words, { id: shift.id, from: planOfShift(shift), to }),
    add: (plan, words) => perform(words, { id: newId(), from: null, to: plan }),
    remove: (shift, words) => perform(words, { id: shift.id, from: planOfShift(shift), to: null }),
    performAll: (words, changes, known) =>
      turns.attempt(async () => {
        if (!(await applyAll(writes, changes, known))) return false;
        history.addAndSay({ words, parts: changes });
        return true;
      }),
    withReason: writes.withReason,
  };
}
