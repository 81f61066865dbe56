import { DataError, useMutation, useQueryClient, useUnsavedChanges } from '@platform/module-kit';
import { useErrorsOnceTried } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useState } from 'react';
import { isReason, NO_REASON } from '../../shared/reason';
import type { Engagement } from '../engagements/engagement';
import { changeInWords, clubMomentInWords } from '../engagements/engagementWords';
import { consequencesKey, type Consequences } from '../engagements/readConsequences';
import type { CellChoice } from '../matrix/EngagementCell';
import { changeTo, choiceOf, type Choice } from './change';
import { decide } from './decide';
import { AT_ONCE, momentOf, momentProblem, type When } from './moment';

interface DecisionOptions extends CellChoice {
  /** What the club has of the module now. */
  engagement: Engagement;
  /** Told once it is made, or planned. */
  onDecided(): Promise<void>;
}

interface Draft {
  /** A choice, and what the club had when it was made; nothing until something is chosen. */
  chosen?: { choice: Choice; over: Engagement };
  when: When;
  /** The moment that `when` was last entered: what is still to come is judged from it. */
  enteredAt: Date;
  reason: string;
  /** It is made: nothing is lost with the form, even before what came of it is read. */
  isMade?: boolean;
}

const NOTHING_YET: Draft = { when: AT_ONCE, enteredAt: new Date(0), reason: '' };

/** A decision about one module of a club, from what is chosen to what became of it. */
export type Decision = ReturnType<typeof useDecision>;

/** Keeps what is being decided. It is decided on what was so when it was chosen: a change in between is refused. */
export function useDecision({ club, module, engagement, onDecided }: DecisionOptions) {
  const cache = useQueryClient();
  const [draft, setDraft] = useState(NOTHING_YET);
  const [isKnown, setKnown] = useState(false);
  const { when, enteredAt, reason } = draft;
  const { choice, over: seen } = draft.chosen ?? { choice: choiceOf(engagement), over: engagement };
  const change = changeTo(choice, seen);
  const effectiveAt = momentOf(when, club.timeZone);
  const problem = momentProblem(when, club.timeZone, enteredAt);
  const [errors, whenRight] = useErrorsOnceTried({
    moment: problem,
    reason: isReason(reason) ? undefined : NO_REASON,
  });
  const enter = (entered: Partial<Draft>) =>
    setDraft((before) => ({ ...before, ...entered, isMade: false, enteredAt: new Date() }));
  const reset = () => setDraft(NOTHING_YET);

  const deciding = useMutation({
    mutationFn: async () => {
      const read = change && cache.getQueryData<Consequences>(consequencesKey(club.id, module.id, change));
      if (!change || !read) return;
      await decide({
        clubId: club.id,
        moduleId: module.id,
        change,
        reason,
        effectiveAt,
        rowVersion: seen.rowVersion,
        read: read.digest,
      });
    },
    onSuccess: async () => {
      setDraft((before) => ({ ...before, isMade: true }));
      toast({
        title: effectiveAt
          ? `Planned for ${clubMomentInWords(effectiveAt.toISOString(), club.timeZone)}`
          : `${module.title} is ${change ? changeInWords(change) : ''}`,
        description: club.name,
        tone: 'success',
      });
      await onDecided();
      reset();
    },
    onError: (error) => {
      // What it is now is read again, and what it means.
      if (error instanceof DataError && error.code === 'PT409')
        void cache.invalidateQueries({ queryKey: ['engagements'] });
    },
  });

  // While it is being decided, the other state is the own one.
  const isOutdated = engagement.rowVersion !== seen.rowVersion && !deciding.isPending;
  // Another person has decided the same meanwhile: nothing is left to confirm.
  const isSo = isOutdated && changeTo(choice, engagement) === undefined;
  const isToConfirm = change !== undefined && !isSo;
  useUnsavedChanges(isToConfirm && !draft.isMade, `the decision about ${module.title}`);
  return {
    choice,
    when,
    reason,
    /** What it was when it was chosen. */
    seen,
    /** What the choice changes; undefined when that is nothing, or is so already. */
    change: isToConfirm ? change : undefined,
    /** What is wrong with the moment: a missing day only once the person has tried. */
    problem: when.day === '' ? errors.moment : problem,
    /** What is wrong with the reason, once the person has tried. */
    reasonError: errors.reason,
    isOutdated,
    isSo,
    /** Whether what it means is known, so that a person can decide. */
    mayConfirm: isToConfirm && isKnown && !isOutdated,
    /** Why it was refused. */
    error: isOutdated ? null : deciding.error,
    isPending: deciding.isPending,
    isRefused: deciding.isError,
    choose(next: Choice) {
      enter({ chosen: { choice: next, over: seen } });
      // What was refused is not what is chosen now.
      deciding.reset();
    },
    enter: (entered: Partial<Pick<Draft, 'when' | 'reason'>>) => enter(entered),
    setKnown,
    /** Decides on what the club has now; the choice stays. */
    acceptNow() {
      enter({ chosen: { choice, over: engagement } });
      deciding.reset();
    },
    /** Decides, if nothing is missing. */
    confirm: () => whenRight(() => deciding.mutate()),
    /** Forgets what was entered. */
    reset,
  };
}
