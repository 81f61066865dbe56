import type { CategoryRating } from '../source/rows/feedback';

/** Ratings of one category from one survey, or from the uploaded rows. */
export interface RatingSource {
  category: string;
  /** Position of its question; null for uploaded rows. */
  position: number | null;
  responses: number;
  ratingSum: number;
  /** Whether it counts: a survey does once it has closed with enough answers. */
  counts: boolean;
}

/** Fewer responses have no figure: few answers are few people. As `app.fewest_answers` of the database. */
export const FEWEST_ANSWERS = 5;

/** The ratings of a season by category, as `app.season_categories` of the database counts them. */
export function seasonCategories(sources: readonly RatingSource[]): CategoryRating[] {
  const names = [...new Set(sources.map(({ category }) => category))];
  return names
    .map((name) => {
      const own = sources.filter(({ category }) => category === name);
      const { counted, sum } = countedOf(own);
      const isEnough = counted >= FEWEST_ANSWERS;
      const positions = own.flatMap(({ position }) => position ?? []);
      return {
        position: positions.length > 0 ? Math.min(...positions) : Infinity,
        name,
        rating: isEnough ? Math.round((10 * sum) / counted) / 10 : null,
        responses: isEnough ? counted : own.reduce((all, { responses }) => all + responses, 0),
      };
    })
    .sort((a, b) => (a.position === b.position ? (a.name < b.name ? -1 : 1) : a.position - b.position))
    .map(({ name, rating, responses }) => ({ name, rating, responses }));
}

/** The mean of all ratings with one decimal, as `season_summary` of the database shows it; null: not enough responses. */
export function seasonSatisfaction(sources: readonly RatingSource[]): number | null {
  const { counted, sum } = countedOf(sources);
  return counted >= FEWEST_ANSWERS ? Math.round(Math.round((100 * sum) / counted) / 10) / 10 : null;
}

function countedOf(sources: readonly RatingSource[]) {
  const own = sources.filter(({ counts }) => counts);
  return {
    counted: own.reduce((all, { responses }) => all + responses, 0),
    sum: own.reduce((all, { ratingSum }) => all + ratingSum, 0),
  };
}
