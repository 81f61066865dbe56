import type { ReportSource } from '../../reportDefinition.ts';
import { readClubRows } from '../readClubRows.ts';
import type { Season } from '../season/readSeason.ts';

/** How satisfied the members were with a season. */
export type Satisfaction = {
  /** The mean of all ratings, of 5; null: not enough responses. */
  rating: number | null;
  responses: number;
};

export type SatisfactionCategory = {
  /** Where the survey asked for it; null for a category that was only uploaded. */
  position: number | null;
  name: string;
  /** Of 5; null: not enough responses. */
  rating: number | null;
  responses: number;
};

/** Behind every position of a survey. */
const UNASKED = 100_000;

/** All ratings of a season together. */
export async function readSatisfaction(source: ReportSource, season: Season): Promise<Satisfaction> {
  const [satisfaction = { rating: null, responses: 0 }] = await readClubRows<Satisfaction>(source, {
    name: 'season_satisfaction',
    key: ['season_id'],
    columns: ['rating', 'responses'],
    filters: [['season_id', `eq.${season.id}`]],
  });
  return satisfaction;
}

/** The ratings of a season by category, in the order of the survey. */
export async function readSatisfactionCategories(
  source: ReportSource,
  season: Season,
): Promise<SatisfactionCategory[]> {
  const categories = await readClubRows<SatisfactionCategory>(source, {
    name: 'satisfaction_categories',
    key: ['name'],
    columns: ['position', 'rating', 'responses'],
    filters: [['season_id', `eq.${season.id}`]],
  });
  return categories.sort((one, other) => (one.position ?? UNASKED) - (other.position ?? UNASKED));
}
