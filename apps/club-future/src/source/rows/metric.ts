/** What a metric measures; the database counts its figure. */
export type Measure =
  'member_satisfaction' | 'season_retention' | 'return_rate' | 'intent_to_return' | 'budget_usage' | 'safety_score';

/** `at_most`: the target is a ceiling, as for budget usage. */
export type Direction = 'at_least' | 'at_most';
export type Trend = 'up' | 'down' | 'stable';

/** What a person enters of a metric. */
export interface MetricDraft {
  name: string;
  /** Of 5 for member satisfaction, of 100 for the others; null before one is entered. */
  target: number | null;
  direction: Direction;
}

/** A measure that the club follows, and its target. */
export interface Metric extends MetricDraft {
  id: string;
  measure: Measure;
  target: number;
  version: number;
}

/** A measure in the season that the club looks back on, beside the closed season before. */
export interface MeasureFigure {
  measure: Measure;
  /** The year of that season; null before the first one. */
  year: string | null;
  /** Null: nothing was measured. */
  current: number | null;
  previousYear: string | null;
  previous: number | null;
  trend: Trend | null;
}
