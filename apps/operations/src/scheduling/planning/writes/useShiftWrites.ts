import { DataError } from '@platform/module-kit';
import { useEffect, useRef } from 'react';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { problemsOfWrite } from '../rules/shift/shiftProblems';
import type { Shift, ShiftPlan, ShiftStatus } from '../source/rows/shift';
import { localOf } from '../../shared/calendar/clock';
import { sundayOf } from '../../shared/calendar/week';
import { useSchedulingSource } from '../source/useSchedulingSource';
import type { Step } from './undo/history';
import { planOfShift } from '../rules/shift/samePlan';

/** Asks for a reason to override a rule; null if the person cancels. */
type AskReason = (message: string, hint: string) => Promise<string | null>;

/**
 * Writes shifts, one by one or several at once, over the newest versions that this page knows.
 * @param rows the rows of the shown weeks; undefined while loading
 */
export function useShiftWrites(rows: ScheduleRows | undefined, askReason: AskReason) {
  const source = useSchedulingSource();
  const newest = useRef(rows);
  useEffect(() => {
    newest.current = rows ?? newest.current;
  });
  /** The versions that this page has saved. Its rows may not show them yet. */
  const versions = useRef(new Map<string, Shift | null>());

  const current = (id: string): Shift | undefined => {
    const shown = newest.current?.around.find((shift) => shift.id === id);
    const made = versions.current.get(id);
    if (made === null) return undefined;
    return made && made.version > (shown?.version ?? 0) ? made : shown;
  };

  /** Adds versions that were saved or read elsewhere. */
  const learn = (shifts: readonly Shift[]): void => {
    for (const shift of shifts) versions.current.set(shift.id, shift);
  };

  const send = async (id: string, to: ShiftPlan | null, reason?: string): Promise<void> => {
    const stored = current(id);
    if (to === null && stored && !stored.wasPublished) {
      await source.removeShifts([{ id, version: stored.version }]);
      versions.current.set(id, null);
    } else if (stored) {
      const next = to ?? { ...planOfShift(stored), status: 'cancelled' };
      learn([await source.writeShift(id, next, stored.version, reason)]);
    } else if (to) {
      learn([await source.addShift(id, to, reason)]);
    }
  };

  /** Sends a change, and asks for a reason if a soft rule needs one. Returns whether it was done. */
  const attempt = async (id: string, to: ShiftPlan | null): Promise<boolean> => {
    const stored = current(id) ?? null;
    const facts = newest.current?.facts;
    const problems = to && facts ? problemsOfWrite({ ...to, id }, stored, facts) : [];
    const hard = problems.filter(({ kind }) => kind === 'hard');
    if (hard[0]) {
      const message = hard.map((problem) => problem.message).join(' ');
      throw new DataError(message, '23514', 400, hard[0].hint);
    }
    let reason: string | undefined;
    const ask = async (message: string, hint: string) => {
      const given = await askReason(message, hint);
      if (given === null) return false;
      reason = given;
      return true;
    };
    if (problems[0] && !(await ask(problems.map(({ message }) => message).join(' '), problems[0].hint))) return false;
    try {
      await send(id, to, reason);
    } catch (error) {
      // The rule depends on rows that this page does not know yet, such as a shift that another person just planned.
      if (!wantsReason(error) || reason !== undefined) throw error;
      const { message, hint } = error;
      if (!(await ask(message, hint))) return false;
      await send(id, to, reason);
    }
    return true;
  };

  /** Assigns or unassigns several shifts at once, over the versions that this page knows. */
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
    const saved = await source.assignShifts(assignments);
    const asked = given.flatMap(({ id }) => current(id) ?? []);
    learn(saved);
    await learnRest(asked, saved);
  };

  /** Adds, changes and removes several shifts at once, over the versions that this page knows. */
  const changeAll = async (parts: Step['parts'], reason: string | null): Promise<void> => {
    const changed = parts.flatMap(({ id, to }) => {
      const version = current(id)?.version ?? null;
      return version === null && to === null ? [] : [{ id, version, to }];
    });
    const saved = await source.changeShifts(changed, reason ?? undefined);
    for (const { id } of changed) versions.current.set(id, null);
    learn(saved);
  };

  /** Reads the shifts that the answer about many did not hold. They are saved: without them, the page reads them later. */
  const learnRest = async (sent: readonly Pick<Shift, 'id' | 'startsAt'>[], saved: readonly Shift[]): Promise<void> => {
    const known = new Set(saved.map(({ id }) => id));
    const rest = new Map(sent.flatMap(({ id, startsAt }) => (known.has(id) ? [] : [[id, startsAt]])));
    const weeks = [...rest.values()].map((startsAt) => sundayOf(localOf(startsAt, source.timeZone).slice(0, 10)));
    const read = await Promise.allSettled([...new Set(weeks)].map((week) => source.listShifts(week)));
    learn(read.flatMap((one) => (one.status === 'fulfilled' ? one.value.filter(({ id }) => rest.has(id)) : [])));
  };

  /** Reads the shown weeks after a change that may have changed any of their shifts. */
  const learnShown = async (): Promise<void> => {
    const days = newest.current?.around.map(({ startsAt }) => localOf(startsAt, source.timeZone).slice(0, 10)) ?? [];
    const read = await Promise.allSettled([...new Set(days.map(sundayOf))].map((week) => source.listShifts(week)));
    learn(read.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
  };

  /** Sends a change of several shifts, once more if a soft rule needs a reason. Returns false if the person gives none. */
  const withReason = async (sendAll: (reason: string | null) => Promise<void>): Promise<boolean> => {
    try {
      await sendAll(null);
    } catch (error) {
      // This page does not know the reasons that the shifts were saved with.
      if (!wantsReason(error)) throw error;
      const { message, hint } = error;
      const reason = await askReason(message, hint);
      if (reason === null) return false;
      await sendAll(reason);
    }
    return true;
  };

  /** Changes the shifts of an action to their values before or after it. Returns whether that was done. */
  const apply = async ({ assigns, parts }: Omit<Step, 'words'>): Promise<boolean> => {
    if (assigns) {
      const given = parts.flatMap(({ id, to }) => (to ? { id, staffId: to.staffId, status: to.status } : []));
      return withReason((reason) => assignAll(given, (id) => assigns.reasons.get(id) ?? reason));
    }
    const [only] = parts;
    if (parts.length === 1 && only) return attempt(only.id, only.to);
    return withReason((reason) => changeAll(parts, reason));
  };

  return { current, learn, learnShown, attempt, apply, withReason };
}

const wantsReason = (error: unknown): error is DataError => error instanceof DataError && error.code === 'PT422';
