/** How people rated a part of the club in a season. */
export interface CategoryRating {
  name: string;
  /** 1 to 5 with one decimal; null while there are not enough responses. */
  rating: number | null;
  /** The people who rated it, and the uploaded rows. */
  responses: number;
}

/** What a person wrote. Nothing says who wrote it or when. */
export interface Comment {
  comment: string;
  /** The category of an uploaded row, or of the question; null without one. */
  category: string | null;
  /** The upload that it came with; null for an answer to a survey. */
  uploadId: string | null;
}

/** A file of feedback that the club collected elsewhere. */
export interface FeedbackUpload {
  id: string;
  fileName: string;
  rows: number;
  /** The rows that could not be read and were left out. */
  leftOut: number;
  /** Days (ISO 8601) on which the first and the last row were given. */
  firstDay: string;
  lastDay: string;
}

/** A row of a file as it was written, and its line (the heading is line 1). */
export interface FeedbackRow {
  line: number;
  date: string;
  category: string;
  rating: string;
  comment: string;
}

/** A season's feedback as a person uploads it. */
export interface FeedbackFile {
  seasonId: string;
  fileName: string;
  rows: readonly FeedbackRow[];
  /** Whether rows that cannot be read are left out. Otherwise they are refused. */
  leavesOutBad: boolean;
}

/** What became of the rows of a file. */
export interface ImportedFeedback {
  accepted: number;
  leftOut: number;
}
