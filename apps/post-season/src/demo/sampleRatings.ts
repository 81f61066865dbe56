import { sampleClub, sampleFeedbackUpload, sampleSurveyQuestions, sampleSurveys } from '@platform/sample-club';
import { FEWEST_ANSWERS, type RatingSource } from '../rules/seasonRatings';
import type { UploadedFile } from '../source/changes/known';

/** What members of the sample club answered in the surveys about a season, question by question. */
export function surveyedRatings(seasonId: string): RatingSource[] {
  const today = sampleClub.clock.slice(0, 10);
  return sampleSurveys
    .filter((survey) => survey.seasonId === seasonId && survey.kind === 'member')
    .flatMap(({ id, closesOn }) =>
      sampleSurveyQuestions.flatMap((question) => {
        if (question.surveyId !== id || question.type !== 'rating') return [];
        const { category, position, ratings } = question;
        const responses = ratings.reduce((all, count) => all + count, 0);
        const ratingSum = ratings.reduce((all, count, place) => all + count * (place + 1), 0);
        return [{ category, position, responses, ratingSum, counts: closesOn < today && responses >= FEWEST_ANSWERS }];
      }),
    );
}

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
