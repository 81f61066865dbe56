import { DataError } from '@platform/module-kit';
import { counted, newId, toastFailure } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ScheduleRows } from '../page/useScheduleRows';
import { problemsOfWrite } from '../rules/shiftProblems';
import type { Shift, ShiftPlan, ShiftStatus } from '../source/schedulingSource';
import { useSchedulingReread, useSchedulingSource } from '../source/useSchedulingSource';
import {
  isAs,
  noHistory,
  planOfShift,
  withRedone,
  withStep,
  withUndone,
  type History,
  type Step,
  type StepPart,
} from './history';
import { performParts, type Attempt } from './performParts';
import { PlanningContext, type Planning } from './usePlanning';
import { useReasons } from './useReasons';

const changedSince = () =>
  new DataError('Another person has changed this since.', 'PT409', 409, 'Open the shift to see its current state.');

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
  const newest = useRef(rows);
  useEffect(() => {
    newest.current = rows ?? newest.current;
  });
  /** The versions that this page has written, which its rows may not show yet. */
  const versions = useRef(new Map<string, Shift | null>());
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const setHistory = (become: (now: History) => History) => {
    newestHistory.current = become(newestHistory.current);
    setShownHistory(newestHistory.current);
  };

  const current = (id: string): Shift | undefined => {
    const shown = newest.current?.around.find((shift) => shift.id === id);
    const made = versions.current.get(id);
    if (made === null) return undefined;
    return made && made.version > (shown?.version ?? 0) ? made : shown;
  };

  const send = async (id: string, to: ShiftPlan | null, reason?: string): Promise<void> => {
    const stored = current(id);
    if (to === null && stored && !stored.wasPublished) {
      await source.removeShifts([id]);
      versions.current.set(id, null);
    } else if (stored) {
      const next = to ?? { ...planOfShift(stored), status: 'cancelled' };
      versions.current.set(id, await source.writeShift(id, next, stored.version, reason));
    } else if (to) {
      versions.current.set(id, await source.addShift(id, to, reason));
    }
  };

  /** Sends it; asks for a reason if a soft rule needs one. Returns whether it was done. */
  const attempt = async (id: string, to: ShiftPlan | null, how: Attempt = {}): Promise<boolean> => {
    const stored = current(id) ?? null;
    const facts = newest.current?.facts;
    const problems = to && facts ? problemsOfWrite({ ...to, id }, stored, facts) : [];
    const hard = problems.filter(({ kind }) => kind === 'hard');
    const refused = how.isQuiet ? problems : hard;
    if (refused[0]) {
      const message = refused.map((problem) => problem.message).join(' ');
      throw new DataError(message, '23514', 400, refused[0].hint);
    }
    let reason = how.reason;
    const ask = async (message: string, hint: string) => {
      const given = await askReason(message, hint);
      if (given === null) return false;
      reason = given;
      how.reason = given;
      return true;
    };
    if (
      problems[0] &&
      reason === undefined &&
      !(await ask(problems.map(({ message }) => message).join(' '), problems[0].hint))
    )
      return false;
    try {
      await send(id, to, reason);
    } catch (error) {
      // Something this page does not know yet, such as a shift that another person has just planned.
      if (!(error instanceof DataError) || error.code !== 'PT422' || reason !== undefined || how.isQuiet) throw error;
      const { message, hint } = error;
      if (!(await ask(message, hint))) return false;
      await send(id, to, reason);
    }
    return true;
  };

  const inTurn = (work: () => Promise<boolean>): Promise<boolean> => {
    const run = queue.current.then(async () => {
      try {
        return await work();
      } catch (error) {
        toastFailure('The schedule was not changed', error as Error);
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

  const performAll: Planning['performAll'] = async (words, parts, { known = [], orOpen = false } = {}) => {
    let open: number | null = null;
    await inTurn(async () => {
      for (const shift of known) if (!current(shift.id)) versions.current.set(shift.id, shift);
      const onDone = (done: readonly StepPart[]) => {
        setHistory((now) => withStep(now, { words, parts: done }));
        setSaid(`${words}.`);
      };
      open = await performParts({ parts, orOpen, attempt, onDone });
      return open !== null;
    });
    return open === null ? null : { open };
  };

  /** Writes the people of several shifts at once, over the versions that this page knows. */
  const assignAll = async (
    given: readonly { id: string; staffId: string | null; status: ShiftStatus }[],
    reasonOf: (id: string) => string | null,
  ): Promise<void> => {
    const assignments = given.map(({ id, staffId, status }) => ({
      shiftId: id,
      staffId,
      status,
      version: current(id)?.version ?? 0,
      reason: reasonOf(id),
    }));
    for (const shift of await source.assignShifts(assignments)) versions.current.set(shift.id, shift);
  };

  /** Sets the shifts of an action to their values before or after it. */
  const apply = async ({ assigns, parts }: Step): Promise<boolean> => {
    const stored = parts.map(({ id }) => current(id));
    const isDraft = (shift: Shift | undefined) => shift !== undefined && !shift.wasPublished;
    if (parts.length > 1 && parts.every(({ to }) => to === null) && stored.every(isDraft)) {
      await source.removeShifts(parts.map(({ id }) => id));
      for (const { id } of parts) versions.current.set(id, null);
      return true;
    }
    if (assigns) {
      const given = parts.flatMap(({ id, to }) => (to ? { id, staffId: to.staffId, status: to.status } : []));
      await assignAll(given, (id) => assigns.reasons.get(id) ?? null);
      return true;
    }
    for (const { id, to } of parts) if (!(await attempt(id, to))) return false;
    return true;
  };

  const goBack = (back: boolean): void => {
    void inTurn(async () => {
      // The step is found when its turn comes: an action in progress is the last one once it is done.
      const step = (back ? newestHistory.current.done : newestHistory.current.undone).at(-1);
      if (!step) return false;
      const parts = back ? step.parts.map(({ id, from, to }) => ({ id, from: to, to: from })) : step.parts;
      const isOwn = parts.every(({ id, from }) => {
        const stored = current(id);
        // A shift that was added and then canceled instead of deleted still exists.
        return isAs(stored, from) || (from === null && stored?.status === 'cancelled');
      });
      if (!isOwn) {
        throw changedSince();
      }
      if (!(await apply({ ...step, parts }))) return false;
      setHistory(back ? withUndone : withRedone);
      const words = back ? `Undone: ${step.words}` : `Done again: ${step.words}`;
      setSaid(`${words}.`);
      toast({ title: words });
      return true;
    });
  };

  const planning: Planning = {
    change: (shift, to, words) => perform(words, { id: shift.id, from: planOfShift(shift), to }),
    add: (plan, words) => perform(words, { id: newId(), from: null, to: plan }),
    remove: (shift, words) => perform(words, { id: shift.id, from: planOfShift(shift), to: null }),
    performAll,
    record(step, saved) {
      versions.current.set(saved.id, saved);
      setHistory((now) => withStep(now, step));
    },
    assign(given, reason) {
      const run = queue.current.then(async () => {
        const reasons = new Map(given.flatMap(({ shift, isWarned }) => (isWarned ? [[shift.id, reason]] : [])));
        const parts = given.map(({ shift, staffId }) => ({
          id: shift.id,
          from: planOfShift(shift),
          to: { ...planOfShift(shift), staffId, status: 'draft' as const },
        }));
        if (!parts.every(({ id, from }) => isAs(current(id), from))) throw changedSince();
        await apply({ words: '', parts, assigns: { reasons } });
        const words = `${counted(parts.length, 'shift')} filled`;
        setHistory((now) => withStep(now, { words, parts, assigns: { reasons } }));
        setSaid(`${words}.`);
      });
      queue.current = run.catch(() => undefined);
      return run.finally(() => void reread());
    },
    async recordWeek(week, made) {
      const ids = new Set(made.flatMap(({ shiftId, result }) => (result === 'existing' ? [] : shiftId)));
      if (ids.size === 0) return;
      const drafts = (await source.listShifts(week)).filter(({ id }) => ids.has(id));
      for (const draft of drafts) versions.current.set(draft.id, draft);
      const parts = drafts.map((draft) => ({ id: draft.id, from: null, to: planOfShift(draft) }));
      setHistory((now) => withStep(now, { words: `${counted(parts.length, 'draft')} created`, parts }));
    },
    forget: () => setHistory(() => noHistory),
    undo: () => goBack(true),
    redo: () => goBack(false),
    undoable: history.done.at(-1)?.words,
    redoable: history.undone.at(-1)?.words,
    said,
  };
  return (
    <PlanningContext value={planning}>
      {children}
      {dialog}
    </PlanningContext>
  );
}
