import { DataError } from '@platform/module-kit';
import { counted } from '@platform/module-kit/screens';
import { isAs } from '../../rules/shift/samePlan';
import { peopleOf } from '../../rules/publishing/unpublishing';
import { periodWords } from '../../rules/words';
import type { SchedulingSource } from '../../source/schedulingSource';
import { changedSince } from './changedSince';
import { withDropped, withPartUndone, withRedone, withUndone, type History, type Step, type StepPart } from './history';
import { draftsAgain, publishingOf } from './publishingStep';
import type { usePublishingQuestions } from '../usePublishingQuestions';
import type { ShiftWrites } from '../writes/useShiftWrites';

/** What was undone or done again. */
interface Reverted {
  words: string;
  /** Such as who was told. */
  detail?: string;
}

/** The codes of refusals that no later try changes: what an action was about has changed, or is no longer there. */
const LOST = ['PT409', 'PT404'];

type Questions = Pick<ReturnType<typeof usePublishingQuestions>, 'unpublish' | 'republish'>;

interface Given {
  source: Pick<SchedulingSource, 'timeZone' | 'today'>;
  writes: Pick<ShiftWrites, 'current' | 'learn' | 'learnShown' | 'apply' | 'withReason'>;
  questions: Questions;
  setHistory: (become: (now: History) => History) => void;
}

/** What undoes and redoes actions on shifts that no one has changed since. */
export function revertSteps({ source, writes, questions, setHistory }: Given) {
  const { current, learn, learnShown, apply, withReason } = writes;

  /** Throws for the first shift that is no longer as an action found it. */
  const refuseChanged = ({ parts, publishes }: Omit<Step, 'words'>, isOwn: (part: StepPart) => boolean): void => {
    const changed = parts.find((part) => !isOwn(part));
    const now = changed && current(changed.id);
    const plan = now ?? changed?.from ?? changed?.to;
    if (!plan) return;
    const what = `${plan.role} shift on ${periodWords(plan, source.timeZone, source.today())}`;
    throw changedSince(what, { now, before: changed?.from, publishes });
  };

  const done = (step: Step, back: boolean, detail?: string): Reverted => {
    setHistory(back ? withUndone : withRedone);
    return { words: back ? `Undone: ${step.words}` : `Done again: ${step.words}`, detail };
  };

  /** Takes publishing back for as many shifts as the person chooses. */
  const undoPublishing = async (step: Step): Promise<Reverted | null> => {
    const drafts = await questions.unpublish(step);
    if (!drafts) return null;
    learn(drafts);
    const ids = new Set(drafts.map(({ id }) => id));
    const parts = step.parts.filter(({ id }) => ids.has(id));
    setHistory((now) => withPartUndone(now, parts.length > 0 ? publishingOf(parts) : null));
    if (parts.length === 0) return null;
    const told = peopleOf(drafts);
    return {
      words: draftsAgain(drafts.length),
      detail: told > 0 ? `${counted(told, 'person', 'people')} told.` : undefined,
    };
  };

  /** Undoes or redoes an action. Returns what was done, or null if the person cancels it. */
  const revert = async (step: Step, back: boolean): Promise<Reverted | null> => {
    if (step.publishes && back) return undoPublishing(step);
    if (step.other) {
      const revertOther = back ? step.other.undo : step.other.redo;
      let detail: string | undefined;
      const isDone = await withReason(async (reason) => {
        detail = await revertOther(reason);
      }).catch((error: unknown) => {
        // It stays refused, and would keep everything before it from being undone.
        if (error instanceof DataError && LOST.includes(error.code ?? '')) setHistory((now) => withDropped(now, back));
        throw error;
      });
      if (!isDone) return null;
      // The next step may be about a shift that this one has changed.
      await learnShown();
      return done(step, back, detail);
    }
    const parts = back ? step.parts.map(({ id, from, to }) => ({ id, from: to, to: from })) : step.parts;
    refuseChanged(
      { ...step, parts },
      // A shift that was added and then canceled instead of deleted still exists.
      ({ id, from }) => isAs(current(id), from) || (from === null && current(id)?.status === 'cancelled'),
    );
    if (step.publishes) {
      const published = await questions.republish(step);
      if (!published) return null;
      learn(published);
    } else if (!(await apply({ ...step, parts }))) return null;
    return done(step, back);
  };

  return { refuseChanged, revert };
}
