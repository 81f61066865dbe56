import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSlotCode } from './slotCode';
import type { SlotAnswer } from './slotQuestions';

/** What the modules that fill a slot answer. */
export interface SlotAnswers<Answer> {
  /** One for each module, in their order. */
  answers: readonly SlotAnswer<Answer>[];
  /** False until it is known which modules are asked. */
  isKnown: boolean;
  /** Present when the code behind slots did not arrive: fetches it again. */
  retry?: () => void;
}

const NONE: readonly SlotAnswer<never>[] = [];
const followNothing = () => () => {};
const readNothing = () => NONE;

/**
 * Asks every module of the person that fills a slot with a function. Each answers on its own: the list names one that is
 * slow or fails, beside the answers of the others.
 * @param slot a slot with an `answer` that the page's own offers.json describes, such as `home.today`
 * @param props data for every module, by the schema there; other data asks again, and null asks nothing
 */
export function useSlotAnswers<Answer>(slot: string, props: object | null): SlotAnswers<Answer> {
  const { data: code, isError, refetch } = useSlotCode();
  const questions = useMemo(() => code?.createSlotQuestions(slot), [code, slot]);
  const handed = JSON.stringify(props);
  useEffect(() => questions?.ask(JSON.parse(handed) as object | null), [questions, handed]);
  const answers = useSyncExternalStore(questions?.subscribe ?? followNothing, questions?.get ?? readNothing);
  return {
    // Compared with the schema by the shell.
    answers: answers as readonly SlotAnswer<Answer>[],
    isKnown: questions !== undefined,
    ...(isError && { retry: () => void refetch() }),
  };
}
