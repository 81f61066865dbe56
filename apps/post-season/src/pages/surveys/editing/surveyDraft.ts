import { survey_questions } from '@platform/database/refusals/survey_questions';
import { surveys } from '@platform/database/refusals/surveys';
import type { SurveyDraft, SurveyQuestion } from '../../../source/rows/survey';

/** A question of a form, with a name that stays while it moves. */
export interface DraftQuestion extends SurveyQuestion {
  key: string;
}

/** A survey in a form. */
export interface SurveyInForm extends Omit<SurveyDraft, 'questions'> {
  questions: readonly DraftQuestion[];
}

let questionsMade = 0;

/** Names a question. */
export const keyed = (question: SurveyQuestion): DraftQuestion => ({
  ...question,
  key: `question-${(questionsMade += 1)}`,
});

export const toForm = (draft: SurveyDraft): SurveyInForm => ({ ...draft, questions: draft.questions.map(keyed) });

export const fromForm = (form: SurveyInForm): SurveyDraft => ({
  ...form,
  questions: form.questions.map(({ question, type, category, isIntentToReturn, isRequired, options }) => ({
    question,
    type,
    category,
    isIntentToReturn,
    isRequired,
    options,
  })),
});

/** The name of the field with the groups of a question. @param key of the question */
export const groupsField = (key: string): string => `${key} groups`;

/** What is wrong with a survey, in the words of the database, by field; questions by their key. */
export function checkSurvey({ title, opensOn, closesOn, questions }: SurveyInForm): Record<string, string | undefined> {
  const measures = questions.filter(({ isIntentToReturn }) => isIntentToReturn);
  const groups = questions.filter(({ type }) => type === 'group');
  return {
    title: title.trim() === '' ? surveys.rules.surveys_title_length : undefined,
    closesOn: problemOfDays(opensOn, closesOn),
    ...Object.fromEntries(
      questions.flatMap((question) => [
        [question.key, problemOfQuestion(question)],
        [groupsField(question.key), problemOfGroups(question)],
      ]),
    ),
    ...(measures.length > 1 && {
      [measures.at(-1)?.key ?? '']: survey_questions.rules.survey_questions_one_a_measure,
    }),
    ...(groups.length > 1 && { [groups.at(-1)?.key ?? '']: survey_questions.rules.survey_questions_one_group }),
  };
}

const problemOfQuestion = ({ question }: DraftQuestion): string | undefined =>
  question.trim() === '' ? survey_questions.rules.survey_questions_question_length : undefined;

function problemOfGroups({ type, options }: DraftQuestion): string | undefined {
  const names = options.map((option) => option.trim().toLowerCase());
  const areGood =
    names.length >= 2 &&
    names.length <= 12 &&
    new Set(names).size === names.length &&
    options.every((option) => option.length <= MOST_LETTERS);
  return type === 'group' && !areGood ? survey_questions.rules.survey_questions_options_differ : undefined;
}

/** Of the name of a group. */
const MOST_LETTERS = 60;

function problemOfDays(opensOn: string, closesOn: string): string | undefined {
  if (closesOn === '') return undefined;
  if (opensOn === '') return surveys.rules.surveys_close_needs_open;
  return closesOn < opensOn ? surveys.rules.surveys_close_after_open : undefined;
}
