import { asking } from '@platform/module-kit/screens';
import type { QuestionType } from '../source/rows/survey';

/** A question as a person answers it. */
export interface AskedQuestion {
  id: string;
  question: string;
  type: QuestionType;
  isRequired: boolean;
  /** The groups to choose from, for a question about the group of the person. */
  options?: readonly string[] | null;
}

/** A survey as a person with a link reads it. */
export interface AskedSurvey {
  club: string;
  title: string;
  introduction: string | null;
  /** The last day (ISO 8601); null without one. */
  closesOn: string | null;
  /** In order. */
  questions: readonly AskedQuestion[];
}

/** A rating of 1 to 5, yes (true) or no, a text, or a group. */
export type Answer = number | boolean | string;

/** Answers by the id of their question. */
export type SurveyAnswers = Readonly<Record<string, Answer>>;

/** What a person reads in place of the questions, such as why the link cannot be used. */
export interface Notice {
  status: 'answered' | 'not_open' | 'closed' | 'unknown' | 'thanks' | 'asked';
  message: string;
  hint: string;
}

type OpenedSurvey = ({ status: 'open' } & AskedSurvey) | Notice;

/** What the poster of a survey says. */
type OpenedPoster = { status: 'open'; club: string; title: string; closesOn: string | null } | Notice;

// The functions build their answers as JSON, so the types do not know their shape (survey_responses.sql, survey_posters.sql).

/** What a link opens. */
export const openSurvey = async (token: string): Promise<OpenedSurvey> =>
  (await asking('The survey could not be opened. Check your connection and try again.')((db) =>
    db.rpc('open_survey', { token_param: token }),
  )) as unknown as OpenedSurvey;

/** Sends the answers. @throws DataError with a sentence that names the question to correct */
export const sendAnswers = async (token: string, answers: SurveyAnswers): Promise<Notice> =>
  (await asking('Your answers were not sent. Check your connection and send them again.')((db) =>
    db.rpc('answer_survey', { token_param: token, answers_param: { ...answers } }),
  )) as unknown as Notice;

/** What a poster opens. */
export const openPoster = async (surveyId: string): Promise<OpenedPoster> =>
  (await asking('The survey could not be opened. Check your connection and try again.')((db) =>
    db.rpc('open_survey_poster', { survey_id_param: surveyId }),
  )) as unknown as OpenedPoster;

/** Asks for the link of an address. The answer does not tell whether the address is invited. */
export const askForLink = async (surveyId: string, email: string): Promise<Notice> =>
  (await asking('Your address was not sent. Check your connection and send it again.')((db) =>
    db.rpc('ask_for_survey_link', { survey_id_param: surveyId, email_param: email }),
  )) as unknown as Notice;
