import { onDemand } from '@platform/ui';
import { useRef, useState, type ReactNode } from 'react';
import type { Person } from '../source/rows/person';
import type { Shift } from '../source/rows/shift';
import type { Step } from './undo/history';

const part = onDemand(() => import('../dialogs/dialogParts'));
const RepublishDialog = part('RepublishDialog');
const UnpublishDialog = part('UnpublishDialog');

interface Asked {
  number: number;
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
 * shifts as they are then, or null if the person cancels it. The next question waits until the one before is closed,
 * which may still say what it could not do.
 */
export function usePublishingQuestions({ people, current }: Known): {
  unpublish: (step: Step) => Promise<readonly Shift[] | null>;
  republish: (step: Step) => Promise<readonly Shift[] | null>;
  question: ReactNode;
} {
  const [[asked], setQuestions] = useState<readonly Asked[]>([]);
  const count = useRef(0);
  const ask = (step: Step, back: boolean) =>
    new Promise<readonly Shift[] | null>((answer) => {
      count.current += 1;
      const next = { number: count.current, step, back, answer };
      setQuestions((now) => [...now, next]);
    });
  const Question = asked?.back ? UnpublishDialog : RepublishDialog;
  const question = asked && (
    <Question
      key={asked.number}
      parts={asked.step.parts}
      people={people ?? new Map()}
      current={current}
      onDone={asked.answer}
      onClose={() => {
        // After an answer this one does nothing.
        asked.answer(null);
        setQuestions((now) => now.filter((one) => one !== asked));
      }}
    />
  );
  return { unpublish: (step) => ask(step, true), republish: (step) => ask(step, false), question };
}
