/** The content of a report, before it is rendered or written as CSV. */
export interface ReportContent {
  title: string;
  club: string;
  /** What it covers, for people: `April 1, 2025 – April 30, 2025`. */
  period: string;
  /** The days that some figures are compared with, written the same; null where there are none. */
  comparedPeriod: string | null;
  /** Who may read it, under the title. */
  notice?: string;
  /** Its PDF is made for a projector: wide pages with large letters, and one section a page. */
  isForProjector?: true;
  /** On every page, behind the title: what tells it from others of its kind. */
  mark?: string;
  sections: ReportSection[];
}

export interface ReportSection {
  /** A part of the report that begins with this section, on a page of its own. */
  part?: string;
  /** Names the section in a request for its table. */
  id: string;
  /** Tells of persons or of their pay: nothing that a board reads (decision 68). */
  isConfidential?: true;
  heading: string;
  paragraphs: string[];
  /** The facts about one thing, each under its term. */
  facts?: ReportFact[];
  /** What a person wrote, with its lines. */
  written?: string;
  signatures?: ReportSignature[];
  pictures?: ReportPicture[];
  /** Sentences of equal rank, drawn as a list. */
  list?: string[];
  /** The few numbers that matter most, drawn large. */
  keyFigures?: KeyFigure[];
  table?: ReportTable;
  barChart?: BarChart;
}

export interface ReportFact {
  term: string;
  value: string;
}

export interface ReportSignature {
  name: string;
  /** What the person is, and when they signed. */
  note: string;
  /** An SVG path of lines on a field of 600 by 200; null if the person only typed the name. */
  drawing: string | null;
}

export interface ReportPicture {
  caption: string;
  /** A JPEG; or in a sentence, why there is no picture. */
  content: Uint8Array | string;
}

export interface KeyFigure {
  /** Tells of pay: nothing that a board reads (decision 68). */
  isConfidential?: true;
  label: string;
  value: Figure;
  format: FigureFormat;
  /** The same over the days that the report is compared with; undefined where it is not compared. */
  compared?: Figure;
  /** What it is measured against or counted from. */
  note?: string;
  /** Why the value, or the one that it is compared with, is a dash. For a spreadsheet; on paper, a paragraph says it once. */
  why?: string;
}

export interface ReportTable {
  columns: ReportColumn[];
  rows: Figure[][];
  /** The sums of the columns behind a word; null where a column has none. On paper only: a spreadsheet would add them to the rows. */
  total?: Figure[];
}

export interface ReportColumn {
  title: string;
  format: FigureFormat;
}

export interface Bar {
  label: string;
  value: number | null;
  /** Of the earlier of two periods: drawn as an outline on paper. */
  isEarlier?: true;
}

/** Bars from zero to `full`; without it percentages go to 100, others to the largest value. */
export interface BarChart {
  title: string;
  format: FigureFormat;
  full?: number;
  bars: Bar[];
}

/** Null where there is nothing to count: it reads '–', never 0. */
export type Figure = string | number | null;

/**
 * `word` is a text that needs little room; `percent` is of 100; `rating` has two decimals, `decimal` has up to two decimals; `hours` reads as on the pages, `804 h`; `dollars` reads with cents, `wholeDollars` without; `day` is an
 * ISO 8601 date.
 */
export type FigureFormat =
  'text' | 'word' | 'count' | 'rating' | 'decimal' | 'hours' | 'dollars' | 'wholeDollars' | 'percent' | 'day';
