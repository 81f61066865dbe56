import { newId } from '@platform/module-kit/screens';
import { isAs, planOfShift } from '../../rules/shift/samePlan';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import type { Planning } from '../usePlanning';
import type { PlanningParts } from './planningParts';

/** Repeats a shift as one action. */
export const repeatShift =
  (parts: PlanningParts): Planning['repeat'] =>
  async (shift, seriesId, plans) => {
    let open = 0;
    const isDone = await parts.turns.attempt(async () => {
      const added = await saveRepetitions(parts, shift, seriesId, plans);
      open = added.filter(({ staffId }) => staffId !== shift.staffId).length;
      return true;
    });
    return isDone ? { open } : null;
  };

/** Saves the repetitions and adds them to the history. Returns them. */
async function saveRepetitions(
  { source, writes, history, steps }: PlanningParts,
  shift: Shift,
  seriesId: string,
  plans: readonly ShiftPlan[],
): Promise<Shift[]> {
  const { id } = shift;
  const from = planOfShift(shift);
  const first = { id, from, to: { ...from, seriesId } };
  // The repetitions are those of the shift as the person saw it.
  steps.refuseChanged({ parts: [first] }, (part) => isAs(writes.current(part.id), part.from));
  const repetitions = plans.map((to) => ({ id: newId(), to }));
  const version = writes.current(id)?.version ?? shift.version;
  const saved = await source.repeatShift({ id, version, to: first.to }, repetitions);
  writes.learn(saved);
  const added = saved.filter((one) => one.id !== id);
  const words = `${shift.role} shift repeated`;
  history.addAndSay({
    words,
    parts: [first, ...added.map((one) => ({ id: one.id, from: null, to: planOfShift(one) }))],
  });
  return added;
}
