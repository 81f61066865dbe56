import { dayInWords } from '@platform/module-kit/screens';
import { dateInWords } from '@platform/ui/dates';
import type { Answers, Question } from '../../source/rows/log';

/** An answer in words. */
export function answerInWords(answer: string | number | boolean | undefined): string {
  if (answer === undefined || answer === '') return '–';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'string' && /^\d{4}-\d\d-\d\d$/.test(answer)) return dayInWords(answer);
  if (typeof answer === 'string' && /^\d\d:\d\d$/.test(answer))
    return dateInWords(`2000-01-01T${answer}Z`, 'time', 'UTC');
  return String(answer);
}

/** A log's answers in the order of its form. Answers to removed questions come last. */
export function inFormOrder(answers: Answers, questions: readonly Question[]): [string, Answers[string]][] {
  const placeOf = (label: string) => {
    const place = questions.findIndex((question) => question.label === label);
    return place === -1 ? questions.length : place;
  };
  return Object.entries(answers).sort(([one], [other]) => placeOf(one) - placeOf(other));
}

/** What is missing or too long in the answers, by the label of the question. The database has the same rule. */
export function answerErrors(questions: readonly Question[], answers: Answers): Record<string, string | undefined> {
  return Object.fromEntries(
    questions.map((question) => [question.label, answerError(question, answers[question.label])]),
  );
}

function answerError({ type, required }: Question, answer: Answers[string] | undefined): string | undefined {
  const isEmpty = answer === undefined || (typeof answer === 'string' && answer.trim() === '');
  if (isEmpty) return required ? 'This needs an answer.' : undefined;
  const most = { text: 200, long_text: 4000 }[type as string];
  return most !== undefined && String(answer).length > most
    ? `An answer has at most ${most.toLocaleString('en-US')} characters.`
    : undefined;
}

/** The given answers to questions of the form. */
export function givenAnswers(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap(({ label }) => {
      const answer = answers[label];
      return answer === undefined || answer === '' ? [] : [[label, answer]];
    }),
  );
}
