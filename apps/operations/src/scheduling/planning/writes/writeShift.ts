import { DataError } from '@platform/module-kit';
import { planOfShift } from '../../rules/shift/samePlan';
import { problemsOfWrite } from '../../rules/shift/shiftProblems';
import type { SchedulingSource } from '../../source/schedulingSource';
import type { ShiftPlan } from '../../source/rows/shift';
import { wantsReason, type AskReason } from './overriding';
import type { KnownShifts } from './useKnownShifts';

/** Writes one shift: `to` is null to remove it. Resolves to whether it was done. */
export type WriteShift = (id: string, to: ShiftPlan | null) => Promise<boolean>;

/** Makes the function that writes a shift, and asks for a reason if a soft rule needs one. */
export function writeShift(source: SchedulingSource, known: KnownShifts, askReason: AskReason): WriteShift {
  const send = async (id: string, to: ShiftPlan | null, reason?: string): Promise<void> => {
    const stored = known.current(id);
    if (to === null && stored && !stored.wasPublished) {
      await source.removeShifts([{ id, version: stored.version }]);
      known.forget([id]);
    } else if (stored) {
      const next = to ?? { ...planOfShift(stored), status: 'cancelled' };
      known.learn([await source.writeShift(id, next, stored.version, reason)]);
    } else if (to) {
      known.learn([await source.addShift(id, to, reason)]);
    }
  };

  /** The warnings of the rules that the page can check. Throws what a hard rule refuses. */
  const warningsOf = (id: string, to: ShiftPlan | null) => {
    const facts = known.facts();
    const problems = to && facts ? problemsOfWrite({ ...to, id }, known.current(id) ?? null, facts) : [];
    const hard = problems.filter(({ kind }) => kind === 'hard');
    if (hard[0]) throw new DataError(inOneText(hard), '23514', 400, hard[0].hint);
    return problems;
  };

  return async (id, to) => {
    const warnings = warningsOf(id, to);
    const reason = warnings[0] && (await askReason(inOneText(warnings), warnings[0].hint));
    if (reason === null) return false;
    try {
      await send(id, to, reason);
    } catch (error) {
      // The rule depends on rows that this page does not know yet, such as a shift that another person just planned.
      if (!wantsReason(error) || reason !== undefined) throw error;
      const { message, hint } = error;
      const given = await askReason(message, hint);
      if (given === null) return false;
      await send(id, to, given);
    }
    return true;
  };
}

const inOneText = (problems: readonly { message: string }[]): string =>
  problems.map(({ message }) => message).join(' ');
