import { counted, newId, toastFailure } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useRef, useState, type ReactNode } from 'react';
import type { ScheduleRows } from '../manager/useScheduleRows';
import type { Shift } from '../source/rows/shift';
import { useSchedulingReread, useSchedulingSource } from '../source/useSchedulingSource';
import { noHistory, withStep, type History, type Step, type StepPart } from './undo/history';
import { isAs, planOfShift } from '../rules/shift/samePlan';
import { PlanningContext, type Planning } from './usePlanning';
import { publishingStep } from './undo/publishingStep';
import { revertSteps } from './undo/revertSteps';
import { usePublishingQuestions } from './usePublishingQuestions';
import { useReasons } from './useReasons';
import { useShiftWrites } from './useShiftWrites';

interface PlanningProviderProps {
  /** The rows of the shown weeks; undefined while loading. */
  rows: ScheduleRows | undefined;
  children: ReactNode;
}

/** Runs the actions on the shifts of a page, one after the other, and keeps their history from week to week. */
export function PlanningProvider({ rows, children }: PlanningProviderProps) {
  const source = useSchedulingSource();
  const reread = useSchedulingReread();
  const [history, setShownHistory] = useState(noHistory);
  const newestHistory = useRef(noHistory);
  const [said, setSaid] = useState('');
  const { askReason, dialog } = useReasons();
  const writes = useShiftWrites(rows, askReason);
  const { current, learn, attempt, apply } = writes;
  const questions = usePublishingQuestions({ people: rows?.facts.people, current });
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const setHistory = (become: (now: History) => History) => {
    newestHistory.current = become(newestHistory.current);
    setShownHistory(newestHistory.current);
  };

  const inTurn = (work: () => Promise<boolean>, failure = 'The schedule was not changed'): Promise<boolean> => {
    const run = queue.current.then(async () => {
      try {
        return await work();
      } catch (error) {
        toastFailure(failure, error as Error);
        return false;
      } finally {
        void reread();
      }
    });
    queue.current = run;
    return run;
  };

  const perform = (words: string, part: StepPart) =>
    inTurn(async () => {
      if (!(await attempt(part.id, part.to))) return false;
      setHistory((now) => withStep(now, { words, parts: [part] }));
      setSaid(`${words}.`);
      return true;
    });

  /** Makes several changes in one request, over the newest versions. Returns whether it was done. */
  const applyAll = (parts: readonly StepPart[], known: readonly Shift[]): Promise<boolean> => {
    learn(known.filter(({ id }) => !current(id)));
    return apply({ parts });
  };

  const performAll: Planning['performAll'] = (words, parts, known) =>
    inTurn(async () => {
      if (!(await applyAll(parts, known))) return false;
      setHistory((now) => withStep(now, { words, parts }));
      setSaid(`${words}.`);
      return true;
    });

  const repeat: Planning['repeat'] = async (shift, seriesId, plans) => {
    let open = 0;
    const isDone = await inTurn(async () => {
      const from = planOfShift(shift);
      const first = { id: shift.id, from, to: { ...from, seriesId } };
      // The repetitions are those of the shift as the person saw it.
      steps().refuseChanged({ parts: [first] }, (part) => isAs(current(part.id), part.from));
      const repetitions = plans.map((to) => ({ id: newId(), to }));
      const version = current(shift.id)?.version ?? shift.version;
      const saved = await source.repeatShift({ id: first.id, version, to: first.to }, repetitions);
      learn(saved);
      const added = saved.filter(({ id }) => id !== shift.id);
      open = added.filter(({ staffId }) => staffId !== shift.staffId).length;
      const words = `${shift.role} shift repeated`;
      const parts = [first, ...added.map((one) => ({ id: one.id, from: null, to: planOfShift(one) }))];
      setHistory((now) => withStep(now, { words, parts }));
      setSaid(`${words}.`);
      return true;
    });
    return isDone ? { open } : null;
  };

  const steps = () => revertSteps({ source, writes, questions, setHistory });

  /** @param only acts only while this is the step that would be undone */
  const goBack = (back: boolean, only?: Step): void => {
    void inTurn(async () => {
      // The step is found when its turn comes: an action in progress is the last one once it is done.
      const step = (back ? newestHistory.current.done : newestHistory.current.undone).at(-1);
      if (only && step !== only) {
        toast({
          title: `Not undone: ${only.words}`,
          description: newestHistory.current.done.includes(only)
            ? 'Undo what was done after it first.'
            : 'It was undone already, or can no longer be undone.',
        });
        return false;
      }
      if (!step) return false;
      try {
        const reverted = await steps().revert(step, back);
        if (!reverted) return false;
        setSaid(`${reverted.words}.`);
        toast({ title: reverted.words, description: reverted.detail });
        return true;
      } catch (error) {
        toastFailure(`${back ? 'Could not undo' : 'Could not redo'}: ${step.words}`, error as Error);
        return false;
      }
    });
  };

  /**
   * Assigns or unassigns shifts as one action. Rejects on failure, so that the caller shows the error.
   * @returns whether it was done: false if the person gives no reason
   */
  const assignInTurn = (step: Step): Promise<boolean> => {
    const run = queue.current.then(async () => {
      steps().refuseChanged(step, ({ id, from }) => isAs(current(id), from));
      if (!(await apply(step))) return false;
      setHistory((now) => withStep(now, step));
      setSaid(`${step.words}.`);
      return true;
    });
    queue.current = run.catch(() => undefined);
    return run.finally(() => void reread());
  };

  const planning: Planning = {
    change: (shift, to, words) => perform(words, { id: shift.id, from: planOfShift(shift), to }),
    add: (plan, words) => perform(words, { id: newId(), from: null, to: plan }),
    remove: (shift, words) => perform(words, { id: shift.id, from: planOfShift(shift), to: null }),
    performAll,
    repeat,
    record(step, saved) {
      learn([saved]);
      setHistory((now) => withStep(now, step));
    },
    recordWith: (step, saved, others) => {
      learn([saved]);
      return inTurn(async () => {
        let whole = step;
        try {
          const { words, parts, known } = await others();
          if (!(await applyAll(parts, known))) return false;
          whole = { words: words(parts.length), parts: [...step.parts, ...parts] };
          return true;
        } finally {
          setHistory((now) => withStep(now, whole));
          setSaid(`${whole.words}.`);
        }
      }, 'The other shifts of the series were not changed');
    },
    assign(given, reason) {
      const reasons = new Map(given.flatMap(({ shift, isWarned }) => (isWarned ? [[shift.id, reason]] : [])));
      const parts = given.map(({ shift, staffId }) => ({
        id: shift.id,
        from: planOfShift(shift),
        to: { ...planOfShift(shift), staffId, status: 'draft' as const },
      }));
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
    async recordWeek(week, made) {
      const ids = new Set(made.flatMap(({ shiftId, result }) => (result === 'existing' ? [] : shiftId)));
      if (ids.size === 0) return;
      const drafts = (await source.listShifts(week)).filter(({ id }) => ids.has(id));
      learn(drafts);
      const parts = drafts.map((draft) => ({ id: draft.id, from: null, to: planOfShift(draft) }));
      setHistory((now) => withStep(now, { words: `${counted(parts.length, 'draft')} created`, parts }));
    },
    recordPublishing(published) {
      learn(published);
      if (published.length > 0) setHistory((now) => withStep(now, publishingStep(published)));
    },
    recordOther(words, other) {
      setHistory((now) => withStep(now, { words, parts: [], other }));
    },
    undo: () => goBack(true),
    undoOfLast() {
      const last = newestHistory.current.done.at(-1);
      return () => goBack(true, last);
    },
    redo: () => goBack(false),
    undoable: history.done.at(-1)?.words,
    redoable: history.undone.at(-1)?.words,
    said,
  };
  return (
    <PlanningContext value={planning}>
      {children}
      {dialog}
      {questions.question}
    </PlanningContext>
  );
}
