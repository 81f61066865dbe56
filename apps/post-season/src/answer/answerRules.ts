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
