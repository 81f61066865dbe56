import { form_templates } from '@platform/database/refusals/form_templates';
import type { LogFormDraft, Question } from '../../source/rows/log';

/** Most questions of a form, as in the database (`app.form_fields_problem`). */
export const MOST_QUESTIONS = 60;

interface FormErrors {
  title?: string;
  /** What is wrong with the form as a whole. */
  questions?: string;
  /** What is wrong with each question. */
  each: readonly (string | undefined)[];
}

/** What is wrong with a form, one sentence for each part. The database has the same rules. */
export function formErrors({ title, questions }: Pick<LogFormDraft, 'title' | 'questions'>): FormErrors {
  return {
    title: title.trim() && title.length <= 120 ? undefined : form_templates.rules.form_templates_title_length,
    questions:
      questions.length >= 1 && questions.length <= MOST_QUESTIONS
        ? undefined
        : `A form has 1 to ${MOST_QUESTIONS} questions.`,
    each: questions.map((question, place) => questionError(question, questions.slice(0, place))),
  };
}

function questionError({ label, type, options }: Question, earlier: readonly Question[]): string | undefined {
  const text = label.trim();
  if (text === '' || text.length > 120) return 'A question has 1 to 120 characters.';
  if (earlier.some((other) => other.label.trim() === text)) return 'Another question has the same words.';
  if (type !== 'choice') return undefined;
  const isRight = options.length >= 2 && options.length <= 30 && options.every((option) => option.length <= 120);
  return isRight ? undefined : 'A choice has 2 to 30 options of at most 120 characters, one to a line.';
}

export const hasFormErrors = ({ title, questions, each }: FormErrors): boolean =>
  Boolean(title ?? questions) || each.some(Boolean);

/** The options in some lines of text. */
export const optionsOfLines = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
