import { asking } from '@platform/module-kit/screens';
import type { Distribution, Insight, QuestionResult, Survey, SurveyKind, SurveyStatus } from '../rows/survey';
import { SURVEYS_FAILED } from '../failures';

const ask = asking(SURVEYS_FAILED);

/** The surveys about a season, the latest first. */
export async function readSurveys(seasonId: string): Promise<Survey[]> {
  const rows = await ask((db) =>
    db
      .from('survey_overview')
      .select('survey_id, kind, title, status, opens_on, closes_on, invited, completed, response_rate')
      .eq('season_id', seasonId)
      .order('opens_on', { ascending: false, nullsFirst: true })
      .order('survey_id'),
  );
  return rows.map((row) => ({
    id: row.survey_id ?? '',
    // A table constraint and the view allow only these.
    kind: row.kind as SurveyKind,
    status: row.status as SurveyStatus,
    title: row.title ?? '',
    opensOn: row.opens_on,
    closesOn: row.closes_on,
    invited: row.invited ?? 0,
    completed: row.completed ?? 0,
    responseRate: row.response_rate,
  }));
}

/** How the questions of a survey were answered, in its order. */
export async function readResults(surveyId: string): Promise<QuestionResult[]> {
  const rows = await ask((db) =>
    db
      .from('survey_question_results')
      .select('question_id, question, type, percent, total, measure')
      .eq('survey_id', surveyId)
      .order('position')
      .order('question_id'),
  );
  return rows.map((row) => ({
    id: row.question_id ?? '',
    question: row.question ?? '',
    // The view leaves out questions for a text.
    type: row.type as 'rating' | 'yes_no',
    percent: row.percent,
    answers: row.total ?? 0,
    isIntentToReturn: row.measure === 'intent_to_return',
  }));
}

/** How many gave each answer, of everyone and of each group, in the order of the survey. */
export async function readDistributions(surveyId: string): Promise<Distribution[]> {
  const rows = await ask((db) =>
    db
      .from('survey_distributions')
      .select('question_id, question, type, place, group_name, answers, counts, rating')
      .eq('survey_id', surveyId)
      .order('position')
      .order('question_id')
      .order('place'),
  );
  return rows.map((row) => ({
    questionId: row.question_id ?? '',
    question: row.question ?? '',
    // The function counts only these.
    type: row.type as Distribution['type'],
    group: row.place === 0 ? null : { name: row.group_name },
    answers: row.answers ?? 0,
    counts: row.counts ?? [],
    rating: row.rating,
  }));
}

/** What stands out of the answers of a survey. */
export async function readInsights(surveyId: string): Promise<Insight[]> {
  const rows = await ask((db) =>
    db.from('survey_insights').select('kind, question, percent').eq('survey_id', surveyId).order('kind'),
  );
  return rows.map(({ kind, question, percent }) => {
    // The view has these kinds only.
    return { kind: kind as Insight['kind'], question: question ?? '', percent: percent ?? 0 };
  });
}
