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

/** The data sets that the page reads for a report; it has read the projects and the wishes anyway. */
export type ReadDataSetId = Exclude<DataSetId, 'projects' | 'wishlist'>;

/** One row of a data set, by the names of its columns. Money is in US dollars, days are ISO 8601. */
export type DataRow = Readonly<Record<string, string | number | null>>;

export type Operator = 'is' | 'is_not' | 'contains' | 'at_least' | 'at_most' | 'is_empty' | 'is_not_empty';

export interface Filter {
  column: string;
  operator: Operator;
  /** Empty for `is_empty` and `is_not_empty`. */
  value: string | number;
}

export type Chart = { kind: 'none' } | { kind: 'bar' | 'line' | 'pie'; label: string; value: string };

/** What a report shows: which rows, in which columns, grouped and charted how. */
export interface ReportDraft {
  title: string;
  dataSet: DataSetId;
  /** Names of columns, in order. */
  columns: readonly string[];
  /** A row must match all. */
  filters: readonly Filter[];
  /** At most one name of a column. */
  grouping: readonly string[];
  chart: Chart;
  /** Whether the others of the club see it. */
  isShared: boolean;
}

/** A report that a person saved. It holds no rows: each person sees in it what they may read. */
export interface SavedReport extends ReportDraft {
  id: string;
  /** Only its owner changes it. */
  isOwn: boolean;
  version: number;
}
