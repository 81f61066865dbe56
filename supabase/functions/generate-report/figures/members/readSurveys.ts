import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';
import type { Season } from '../season/readSeason.ts';

/** A survey of a season and how many have answered it. */
export type Survey = {
  id: string;
  title: string;
  status: 'draft' | 'planned' | 'open' | 'closed';
  invited: number;
  completed: number;
  /** Percent; null when no one was invited. */
  responseRate: number | null;
};

export type SurveyQuestion = {
  position: number;
  question: string;
  positive: number | null;
  total: number;
  /** Percent of positive answers; null while the survey runs and under five answers. */
  percent: number | null;
};

/** The surveys of one kind that a season has. */
export async function readSurveys(source: ReportSource, season: Season, kind: 'member' | 'exit'): Promise<Survey[]> {
  return readClubRows<Survey>(source, {
    name: 'survey_overview',
    key: ['survey_id'],
    columns: ['id:survey_id', 'title', 'status', 'invited', 'completed', 'responseRate:response_rate'],
    filters: [
      ['season_id', `eq.${season.id}`],
      ['kind', `eq.${kind}`],
    ],
  });
}

/** The questions of a survey with their answers, in order; those that are answered in words are left out. */
export async function readSurveyQuestions(source: ReportSource, survey: Survey): Promise<SurveyQuestion[]> {
  const questions = await readClubRows<SurveyQuestion>(source, {
    name: 'survey_question_results',
    key: ['question_id'],
    columns: ['position', 'question', 'positive', 'total', 'percent'],
    filters: [['survey_id', `eq.${survey.id}`]],
  });
  return questions.sort((one, other) => one.position - other.position);
}

/** People's comments in surveys, once five people have answered one; in an order that reveals nothing about them. */
export async function readComments(source: ReportSource, surveys: readonly Survey[]): Promise<string[]> {
  if (surveys.length === 0) return [];
  const comments = await readClubRows<{ comment: string }>(source, {
    name: 'survey_comments',
    key: ['id'],
    columns: ['comment'],
    filters: [['survey_id', `in.(${surveys.map(({ id }) => id).join(',')})`]],
  });
  return comments.map(({ comment }) => comment);
}
