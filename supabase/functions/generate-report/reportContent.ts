/** What a report says, before it is drawn or written as CSV. */
export interface ReportContent {
  title: string;
  club: string;
  /** For people: `April 1, 2025 – April 30, 2025`. */
  period: string;
  sections: ReportSection[];
}

export interface ReportSection {
  /** Names the section in a request for its table. */
  id: string;
  heading: string;
  paragraphs: string[];
  table?: ReportTable;
  barChart?: BarChart;
}

export interface ReportTable {
  columns: { title: string; format: FigureFormat }[];
  rows: Figure[][];
}

/** Bars from zero to the largest value. */
export interface BarChart {
  title: string;
  format: FigureFormat;
  bars: { label: string; value: number | null }[];
}

/** Null where there is nothing to count: it reads '–', never 0. */
export type Figure = string | number | null;

/** `percent` is of 100; `hours` and `dollars` are decimal numbers; `day` is an ISO 8601 date. */
export type FigureFormat = 'text' | 'count' | 'hours' | 'dollars' | 'percent' | 'day';
