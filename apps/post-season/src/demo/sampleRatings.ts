import { sampleClub, sampleFeedbackUpload, sampleSurveyQuestions, sampleSurveys } from '@platform/sample-club';
import { FEWEST_ANSWERS, type RatingSource } from '../rules/seasonRatings';
import type { Known, UploadedFile } from '../source/changes/known';

/** What members answered in the surveys about a season, question by question. Only those of the sample club have answers. */
export function surveyedRatings(known: Known, seasonId: string): RatingSource[] {
  const surveys = (known.get('listSurveys', seasonId) ?? []).filter(({ kind }) => kind === 'member');
  return surveys.flatMap(({ id, completed }) => (completed > 0 ? answeredRatings(id) : askedRatings(known, id)));
}

function answeredRatings(surveyId: string): RatingSource[] {
  const survey = sampleSurveys.find(({ id }) => id === surveyId);
  const hasClosed = survey !== undefined && survey.closesOn < sampleClub.clock.slice(0, 10);
  return sampleSurveyQuestions.flatMap((question) => {
    if (question.surveyId !== surveyId || question.type !== 'rating') return [];
    const { category, position, ratings } = question;
    const responses = ratings.reduce((all, count) => all + count, 0);
    const ratingSum = ratings.reduce((all, count, place) => all + count * (place + 1), 0);
    return [{ category, position, responses, ratingSum, counts: hasClosed && responses >= FEWEST_ANSWERS }];
  });
}

const askedRatings = (known: Known, surveyId: string): RatingSource[] =>
  (known.get('readSurvey', surveyId)?.questions ?? []).flatMap(({ type, category }, place) =>
    type === 'rating' && category !== ''
      ? [{ category, position: place + 1, responses: 0, ratingSum: 0, counts: false }]
      : [],
  );

/** The files that the sample club has uploaded about a season. */
export const sampleFiles = (seasonId: string): UploadedFile[] =>
  sampleFeedbackUpload.seasonId === seasonId
    ? [{ uploadId: sampleFeedbackUpload.id, sent: '', rows: sampleFeedbackUpload.entries }]
    : [];

/** The ratings of uploaded rows, category by category. */
export function uploadedRatings(files: readonly UploadedFile[]): RatingSource[] {
  const rows = files.flatMap((file) => file.rows);
  return [...new Set(rows.map(({ category }) => category))].map((category) => {
    const own = rows.filter((row) => row.category === category);
    const ratingSum = own.reduce((all, { rating }) => all + rating, 0);
    return { category, position: null, responses: own.length, ratingSum, counts: true };
  });
}
