import { toastFailure } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { Step } from '../undo/history';
import type { Planning } from '../usePlanning';
import type { PlanningParts } from './planningParts';

/** Undo and redo. */
export function undoActions({ history, turns, steps }: PlanningParts): Pick<Planning, 'undo' | 'undoOfLast' | 'redo'> {
  const revert = async (step: Step, back: boolean): Promise<boolean> => {
    try {
      const reverted = await steps.revert(step, back);
      if (!reverted) return false;
      history.say(`${reverted.words}.`);
      toast({ title: reverted.words, description: reverted.detail });
      return true;
    } catch (error) {
      toastFailure(`${back ? 'Could not undo' : 'Could not redo'}: ${step.words}`, error as Error);
      return false;
    }
  };

  /** Says why an action is not undone that is no longer the last one. */
  const sayNotUndone = (step: Step): void => {
    const isDone = history.newest().done.includes(step);
    toast({
      title: `Not undone: ${step.words}`,
      description: isDone ? 'Undo what was done after it first.' : 'It was undone already, or can no longer be undone.',
    });
  };

  /** @param only acts only while this is the step that would be undone */
  const goBack = (back: boolean, only?: Step): void => {
    void turns.attempt(async () => {
      // The step is found when its turn comes: an action in progress is the last one once it is done.
      const { done, undone } = history.newest();
      const step = (back ? done : undone).at(-1);
      if (only && step !== only) {
        sayNotUndone(only);
        return false;
      }
      return step ? revert(step, back) : false;
    });
  };

  return {
    undo: () => goBack(true),
    undoOfLast() {
      const last = history.newest().done.at(-1);
      return () => goBack(true, last);
    },
    redo: () => goBack(false),
  };
}
