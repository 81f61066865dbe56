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
  questions: form.questions.map(({ question, type, category, isIntentToReturn, isRequired }) => ({
    question,
    type,
    category,
    isIntentToReturn,
    isRequired,
  })),
});

/** What is wrong with a survey, in the words of the database, by field; questions by their key. */
export function checkSurvey({ title, opensOn, closesOn, questions }: SurveyInForm): Record<string, string | undefined> {
  const measures = questions.filter(({ isIntentToReturn }) => isIntentToReturn);
  return {
    title: title.trim() === '' ? surveys.rules.surveys_title_length : undefined,
    closesOn: problemOfDays(opensOn, closesOn),
    ...Object.fromEntries(
      questions.map(({ key, question }) => [
        key,
        question.trim() === '' ? survey_questions.rules.survey_questions_question_length : undefined,
      ]),
    ),
    ...(measures.length > 1 && {
      [measures.at(-1)?.key ?? '']: survey_questions.rules.survey_questions_one_a_measure,
    }),
  };
}

function problemOfDays(opensOn: string, closesOn: string): string | undefined {
  if (closesOn === '') return undefined;
  if (opensOn === '') return surveys.rules.surveys_close_needs_open;
  return closesOn < opensOn ? surveys.rules.surveys_close_after_open : undefined;
}
