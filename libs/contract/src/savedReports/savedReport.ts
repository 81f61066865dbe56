/** What a report of the builder is about. The table saved_reports knows the same. */
export type DataSetId =
  | 'staff'
  | 'shifts'
  | 'applications'
  | 'training'
  | 'budget'
  | 'incidents'
  | 'tickets'
  | 'vendors'
  | 'satisfaction'
  | 'projects'
  | 'wishlist';

/** One row of a data set, by the names of its columns. Money is in US dollars, days are ISO 8601. */
export type DataRow = Readonly<Record<string, string | number | null>>;

export type Operator = 'is' | 'is_not' | 'contains' | 'at_least' | 'at_most' | 'is_empty' | 'is_not_empty';

export interface Filter {
  column: string;
  operator: Operator;
  /** Empty for `is_empty` and `is_not_empty`. */
  value: string | number;
}

/** First and last value that count: days (ISO 8601), or a season and itself. */
export interface Period {
  from: string;
  to: string;
}

/** Two periods beside each other, by a column that has days or seasons. */
export interface Comparison {
  column: string;
  now: Period;
  /** It ends before the other one begins. */
  before: Period;
}

export type Chart = { kind: 'none' } | { kind: 'bar' | 'line' | 'pie'; label: string; value: string };

/** What a report of the builder shows: which rows, in which columns, grouped and charted how. */
export interface BuiltReport {
  title: string;
  dataSet: DataSetId;
  /** Names of columns, in order. */
  columns: readonly string[];
  /** A row must match all. */
  filters: readonly Filter[];
  /** At most one name of a column. */
  grouping: readonly string[];
  chart: Chart;
  /** Null or undefined: all rows, beside nothing. */
  comparison?: Comparison | null;
}

/** How a filter reads between its column and its value. */
export const operatorWords: Readonly<Record<Operator, string>> = {
  is: 'is',
  is_not: 'is not',
  contains: 'contains',
  at_least: 'is at least',
  at_most: 'is at most',
  is_empty: 'is empty',
  is_not_empty: 'is not empty',
};

/** Whether a comparison needs a value. */
export const comparesWithValue = (operator: Operator): boolean =>
  operator !== 'is_empty' && operator !== 'is_not_empty';
