import { onDemand } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import type { Person, Shift } from '../source/schedulingSource';
import type { Step } from './history';

const part = onDemand(() => import('../dialogs/dialogParts'));
const RepublishDialog = part('RepublishDialog');
const UnpublishDialog = part('UnpublishDialog');

interface Asked {
  step: Step;
  /** Whether publishing is taken back; else it is done again. */
  back: boolean;
  answer: (shifts: readonly Shift[] | null) => void;
}

interface Known {
  people: ReadonlyMap<string, Person> | undefined;
  current: (id: string) => Shift | undefined;
}

/**
 * Asks before publishing is taken back or done again, because people are told, and does it. Each question returns the
 * shifts as they are then, or null if the person cancels it.
 */
export function usePublishingQuestions({ people, current }: Known): {
  unpublish: (step: Step) => Promise<readonly Shift[] | null>;
  republish: (step: Step) => Promise<readonly Shift[] | null>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const ask = (step: Step, back: boolean) =>
    new Promise<readonly Shift[] | null>((answer) => setAsked({ step, back, answer }));
  const Question = asked?.back ? UnpublishDialog : RepublishDialog;
  const question = asked && (
    <Question
      parts={asked.step.parts}
      people={people ?? new Map()}
      current={current}
      onDone={asked.answer}
      onClose={() => {
        // After an answer this one does nothing.
        asked.answer(null);
        setAsked(undefined);
      }}
    />
  );
  return { unpublish: (step) => ask(step, true), republish: (step) => ask(step, false), question };
}
