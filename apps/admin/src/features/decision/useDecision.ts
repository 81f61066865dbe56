import { useUnsavedChanges } from '@platform/module-kit';
import { useErrorsOnceTried, WRITE_WHY } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useState } from 'react';
import { isReason } from '../../shared/reasons/reason';
import { useConsequences } from '../../source/queries';
import type { Engagement } from '../../source/rows/engagement';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';
import { changeInWords, clubMomentInWords } from '../engagements/engagementWords';
import type { CellChoice } from '../matrix/EngagementCell';
import { changeTo, choiceOf, type Choice } from './change';
import { AT_ONCE, chosenMoment, momentProblem, type When } from './moment';

interface DecisionOptions extends CellChoice {
  /** The club's current engagement for the module. */
  engagement: Engagement;
  /** Called once the page shows what was made or planned. */
  onDecided(): void;
}

interface Draft {
  /** A choice, and the state when it was made; undefined until something is chosen. */
  chosen?: { choice: Choice; over: Engagement };
  when: When;
  /** When `when` was last entered, to judge whether it is in the future. */
  enteredAt: Date;
  reason: string;
  /** The decision is made, so closing the form loses nothing, even before its result is read. */
  isMade?: boolean;
}

const NOTHING_YET: Draft = { when: AT_ONCE, enteredAt: new Date(0), reason: '' };

/** A decision about one module of a club, from the choice to its result. */
export type Decision = ReturnType<typeof useDecision>;

/** Holds the decision. It is based on the state at the time of the choice, so a change in between is refused. */
export function useDecision({ club, module, engagement, onDecided }: DecisionOptions) {
  const source = useAdminSource();
  const [draft, setDraft] = useState(NOTHING_YET);
  const { when, enteredAt, reason } = draft;
  const { choice, over: seen } = draft.chosen ?? { choice: choiceOf(engagement), over: engagement };
  const change = changeTo(choice, seen);
  const effectiveAt = chosenMoment(when, club.timeZone);
  const problem = momentProblem(when, club.timeZone, enteredAt);
  const [errors, whenRight] = useErrorsOnceTried({
    moment: problem,
    reason: isReason(reason) ? undefined : WRITE_WHY,
  });
  const enter = (entered: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...entered, isMade: false, enteredAt: new Date() }));
  const reset = () => setDraft(NOTHING_YET);

  const consequences = useConsequences(club.id, module.id, change);
  const deciding = useAdminChange(
    async () => {
      if (!change || !consequences.data) return;
      await source.decide({
        clubId: club.id,
        moduleId: module.id,
        change,
        reason,
        effectiveAt,
        rowVersion: seen.rowVersion,
        read: consequences.data.digest,
      });
    },
    {
      onDone() {
        setDraft((before) => ({ ...before, isMade: true }));
        toast({
          title: effectiveAt
            ? `Planned for ${clubMomentInWords(effectiveAt.toISOString(), club.timeZone)}`
            : `${module.title} is ${change ? changeInWords(change) : ''}`,
          description: club.name,
          tone: 'success',
        });
      },
      onShown() {
        onDecided();
        reset();
      },
    },
  );

  // During the decision, the changed state is the person's own.
  const isOutdated = engagement.rowVersion !== seen.rowVersion && !deciding.isPending;
  // Another person has made the same decision, so there is nothing to confirm.
  const isSo = isOutdated && changeTo(choice, engagement) === undefined;
  const isToConfirm = change !== undefined && !isSo;
  useUnsavedChanges(isToConfirm && !draft.isMade, `the decision about ${module.title}`);
  return {
    choice,
    when,
    reason,
    /** The state when the choice was made. */
    seen,
    /** The change of the choice; undefined if there is none or it already took effect. */
    change: isToConfirm ? change : undefined,
    /** What is wrong with the moment. A missing day is reported only after a try. */
    problem: when.day === '' ? errors.moment : problem,
    /** What is wrong with the reason, after a try. */
    reasonError: errors.reason,
    isOutdated,
    isSo,
    /** What the change means. */
    consequences,
    /** Whether the consequences are known, so that the person can decide. Reread ones may differ. */
    mayConfirm: isToConfirm && consequences.isSuccess && !consequences.isFetching && !isOutdated,
    /** Why it was refused. */
    error: isOutdated ? null : deciding.error,
    isPending: deciding.isPending,
    isRefused: deciding.isError,
    choose(next: Choice) {
      enter({ chosen: { choice: next, over: seen } });
      // The refused choice is no longer the current one.
      deciding.reset();
    },
    enter: (entered: Partial<Pick<Draft, 'when' | 'reason'>>) => enter(entered),
    /** Decides on the current state; the choice stays. */
    acceptNow() {
      enter({ chosen: { choice, over: engagement } });
      deciding.reset();
    },
    /** Decides if nothing is missing. */
    confirm: () => whenRight(() => deciding.mutate()),
    /** Discards the input. */
    reset,
  };
}
