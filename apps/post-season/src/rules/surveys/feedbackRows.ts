import type { CsvFile } from '@platform/module-kit/screens';
import type { FeedbackRow } from '../../source/rows/feedback';

/** The columns, and the headings under which other survey tools export them. */
const headings = {
  date: ['date', 'day', 'submitted', 'submitted at', 'timestamp'],
  category: ['category', 'topic', 'area', 'subject'],
  rating: ['rating', 'score', 'stars'],
  comment: ['comment', 'comments', 'note', 'notes', 'feedback'],
} as const;

type Column = keyof typeof headings;

/**
 * The rows of a CSV file of feedback. A file without a column for comments has none.
 * @throws Error that names the column that is missing
 */
export function feedbackRows({ header, rows }: CsvFile): FeedbackRow[] {
  const names = header.map((name) => name.toLowerCase());
  const placeOf = (column: Column) => names.findIndex((name) => headings[column].some((known) => known === name));
  const missing = (['date', 'category', 'rating'] as const).filter((column) => placeOf(column) === -1);
  if (missing.length > 0) {
    throw new Error(
      `The first line of this file names no column for the ${missing.join(', the ')}. Call its columns date, category, rating and comment.`,
    );
  }
  return rows.map(({ line, cells }) => {
    const cell = (column: Column) => cells[placeOf(column)] ?? '';
    return { line, date: cell('date'), category: cell('category'), rating: cell('rating'), comment: cell('comment') };
  });
}
