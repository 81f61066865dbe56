import type { Answer, AskedQuestion, SurveyAnswers } from './openSurvey';

const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

/** The questions that must be answered and are not, each with a sentence, by id. */
export const missingAnswers = (
  questions: readonly AskedQuestion[],
  answers: SurveyAnswers,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    questions
      .filter(({ id, isRequired }) => isRequired && isBlank(answers[id]))
      .map(({ id }) => [id, 'Please answer this question.']),
  );

/** How many of the questions are answered. */
export const answeredCount = (questions: readonly AskedQuestion[], answers: SurveyAnswers): number =>
  questions.filter(({ id }) => !isBlank(answers[id])).length;

/** What a person entered for one question. */
export interface EnteredAnswer {
  id: string;
  question: string;
  /** The answer as a person reads it, such as `4 of 5`. */
  words: string;
}

/** The questions that a person entered something for, each with the answer in words. */
export const enteredAnswers = (questions: readonly AskedQuestion[], answers: SurveyAnswers): EnteredAnswer[] =>
  questions.flatMap(({ id, question }) => {
    const answer = answers[id];
    return answer === undefined || isBlank(answer) ? [] : [{ id, question, words: inWords(answer) }];
  });

function inWords(answer: Answer): string {
  if (typeof answer === 'number') return `${answer} of 5`;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return answer.trim();
}

/** Answers that were kept as text, as far as they fit the questions; none from a text that is damaged. */
export function answersIn(kept: string | null, questions: readonly AskedQuestion[]): SurveyAnswers {
  try {
    const found = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    const types = { rating: 'number', yes_no: 'boolean', text: 'string', group: 'string' } as const;
    return Object.fromEntries(
      questions.filter(({ id, type }) => typeof found[id] === types[type]).map(({ id }) => [id, found[id] as Answer]),
    );
  } catch {
    return {};
  }
}
